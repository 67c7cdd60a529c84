/** sRGB, each part 0 to 1 and linear in light. */
type Light = readonly [red: number, green: number, blue: number]
type Lab = readonly [lightness: number, a: number, b: number]

/** How colours look to somebody: all of them, without hue, or with one kind of cones missing. */
export type View = 'normal' | 'grey' | 'red-blind' | 'green-blind' | 'blue-blind'

/** All views, in the order in which they are asked. */
export const VIEWS: readonly View[] = ['normal', 'grey', 'red-blind', 'green-blind', 'blue-blind']

/** Linear light as seen with one kind of cones missing: Machado, Oliveira and Fernandes 2009, severity 1. Grey is the luminance of Rec. 709. */
const SEEN: Readonly<Record<View, readonly [Light, Light, Light]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Distance of two colours (`#rrggbb`) in a view, by CIEDE2000: 1 is just seen, 5 is told apart at a glance. */
export function colourDistance(a: string, b: string, view: View): number {
  return ciede2000(labOf(seen(lightOf(a), view)), labOf(seen(lightOf(b), view)))
}

function lightOf(colour: string): Light {
  const part = (i: number): number => {
    const value = Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(1), part(2)]
}

function seen(light: Light, view: View): Light {
  const [r, g, b] = SEEN[view].map((row) => Math.min(1, Math.max(0, dot(row, light))))
  return [r ?? 0, g ?? 0, b ?? 0]
}

function dot(a: Light, b: Light): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** CIELAB under D65. */
function labOf(light: Light): Lab {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047)
  const y = f(dot([0.2126729, 0.7151522, 0.072175], light))
  const z = f(dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const DEGREE = Math.PI / 180

/** The colour difference of CIE 142-2001 of two colours in CIELAB. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)))
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)]
  const isGrey = c1 * c2 === 0
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dl = l2 - l1
  const dc = c2 - c1
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const h = isGrey ? h1 + h2 : meanHue(h1, h2)
  const t =
    1 -
    0.17 * Math.cos((h - 30) * DEGREE) +
    0.24 * Math.cos(2 * h * DEGREE) +
    0.32 * Math.cos((3 * h + 6) * DEGREE) -
    0.2 * Math.cos((4 * h - 63) * DEGREE)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rotation = 60 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(rotation)
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))
}

/** Angle in degrees, 0 to 360; 0 for grey. */
function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360
}

/** The middle of two hues on the shorter way round. */
function meanHue(h1: number, h2: number): number {
  const sum = h1 + h2
  if (Math.abs(h1 - h2) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
