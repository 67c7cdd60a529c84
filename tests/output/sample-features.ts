import type { Library } from '../../src/draw/face.ts'
import { readFileSync } from 'node:fs'
import type { PrintJob } from '../../src/sheets/print-job.ts'
import { line, sampleJob, samplePage } from './sample-job.ts'

/** Size of a cell of the feature page, in mm. */
export const CELL = 20
export const COLUMNS = 8

/** Shared drawings that the cells use. */
export const FEATURE_LIBRARY: Library = new Map([
  [
    'star',
    '<symbol id="star" viewBox="0 0 10 10"><path d="M5 0L6.5 3.5L10 4L7.5 6.5L8 10L5 8.2L2 10L2.5 6.5L0 4L3.5 3.5Z"/></symbol>',
  ],
  ['mark', '<g id="mark"><circle cx="2" cy="2" r="2" fill="currentColor"/><path d="M0 5h4" stroke-width="1"/></g>'],
  [
    'pair',
    '<symbol id="pair" viewBox="0 0 20 10"><use href="#star" width="10" height="10"/><use href="#star" x="10" width="10" height="10" fill="#2b5d34"/></symbol>',
  ],
  ['hole', '<clipPath id="hole"><circle cx="10" cy="10" r="7"/></clipPath>'],
  ['holes', '<clipPath id="holes"><circle cx="7" cy="10" r="5"/><rect x="9" y="4" width="8" height="9"/></clipPath>'],
  ['mixed', '<clipPath id="mixed"><path d="M2 2H14V14H2Z"/><path d="M8 8V18H18V8Z"/></clipPath>'],
  ['ring', '<clipPath id="ring"><path clip-rule="evenodd" d="M1 1H19V19H1ZM6 6H14V14H6Z"/></clipPath>'],
  [
    'turned',
    '<clipPath id="turned" transform="rotate(30 10 10)"><rect x="4" y="4" width="12" height="12"/></clipPath>',
  ],
  [
    'boxed',
    '<clipPath id="boxed" clipPathUnits="objectBoundingBox"><rect x="0.25" y="0" width="0.5" height="1"/></clipPath>',
  ],
  [
    'fade',
    '<linearGradient id="fade"><stop offset="0" stop-color="#a3222a"/><stop offset="1" stop-color="#eebb33"/></linearGradient>',
  ],
  [
    'hard',
    '<linearGradient id="hard" gradientUnits="userSpaceOnUse" x1="2" y1="2" x2="18" y2="18"><stop offset="20%" stop-color="#22394f"/><stop offset="50%" stop-color="#ffffff"/><stop offset="50%" stop-color="#a3222a"/><stop offset="0.8" stop-color="#eebb33"/></linearGradient>',
  ],
  [
    'glow',
    '<radialGradient id="glow" cx="0.4" cy="0.4" r="0.6"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#22394f"/></radialGradient>',
  ],
  [
    'veil',
    '<linearGradient id="veil" gradientTransform="rotate(90 0.5 0.5)"><stop offset="0" stop-color="#22394f"/><stop offset="1" stop-color="#22394f" stop-opacity="0"/></linearGradient>',
  ],
  [
    'soft',
    '<mask id="soft" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="20"><rect width="20" height="20" fill="url(#light)"/></mask>',
  ],
  [
    'light',
    '<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="20" y2="0"><stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/></linearGradient>',
  ],
  [
    'again',
    '<linearGradient id="again" gradientUnits="userSpaceOnUse" x1="6" y1="0" x2="10" y2="2" spreadMethod="repeat"><stop offset="0" stop-color="#22394f"/><stop offset="1" stop-color="#eebb33"/></linearGradient>',
  ],
  [
    'mirror',
    '<radialGradient id="mirror" cx="0.5" cy="0.5" r="0.2" fx="0.45" spreadMethod="reflect"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#a3222a"/></radialGradient>',
  ],
  [
    'word',
    '<clipPath id="word"><text x="1" y="13" font-family="Alegreya" font-weight="800" font-size="9" xml:space="preserve">Clip</text></clipPath>',
  ],
  ['cut', '<clipPath id="cut" clip-path="url(#hole)"><rect x="2" y="6" width="16" height="8"/></clipPath>'],
  [
    'inner',
    '<clipPath id="inner"><rect x="1" y="1" width="18" height="9" clip-path="url(#hole)"/><use href="#disc" x="8" y="12"/></clipPath>',
  ],
  ['disc', '<circle id="disc" cx="2" cy="2" r="3" fill="#a3222a"/>'],
  [
    'twice',
    '<mask id="twice" mask="url(#soft)" maskContentUnits="objectBoundingBox"><path d="M0 0H1L0 1Z" fill="#ffffff"/></mask>',
  ],
  [
    'wide',
    '<symbol id="wide" viewBox="0 0 10 10" preserveAspectRatio="xMidYMid slice"><rect width="10" height="10" fill="#eebb33"/><circle cx="5" cy="5" r="4"/></symbol>',
  ],
])

const png = (name: string): string =>
  `data:image/png;base64,${readFileSync(new URL(`images/${name}.png`, import.meta.url)).toString('base64')}`

/** A cell for each thing of the subset; those of them with pictures only once there are pictures. */
export const FEATURES: Readonly<Record<string, string>> = {
  rect: '<rect x="3" y="3" width="14" height="10" fill="#a3222a" stroke="#000000" stroke-width="0.8"/>',
  'rounded rect': '<rect x="3" y="3" width="14" height="14" rx="4" ry="2" fill="rgb(238, 187, 51)" stroke="navy"/>',
  circle: '<circle cx="10" cy="10" r="7" fill="#fa0" stroke="#22394f" stroke-width="1.5"/>',
  ellipse: '<ellipse cx="10" cy="10" rx="8" ry="4" fill="none" stroke="#22394f" stroke-width="1"/>',
  line: '<line x1="2" y1="2" x2="18" y2="16" stroke="#000000" stroke-width="2" stroke-linecap="round"/>',
  polyline:
    '<polyline points="2,15 6,4 10,15 14,4 18,15" fill="none" stroke="#a3222a" stroke-width="1.6" stroke-linejoin="round"/>',
  polygon: '<polygon points="10,2 18,18 2,18" fill="#eebb33" stroke="#000000" stroke-linejoin="bevel"/>',
  'miter limit': '<path d="M2 16L10 4L18 16" fill="none" stroke="#000000" stroke-width="2" stroke-miterlimit="1"/>',
  'quadratic curves': '<path d="M2 10Q6 0 10 10T18 10" fill="none" stroke="#a3222a" stroke-width="1"/>',
  'relative and smooth': '<path d="m2 10c0-8 6-8 8 0s8 8 8 0v6h-16z" fill="#cf8f7f"/>',
  arcs: '<path d="M4 10A6 6 0 1 1 10 16L10 10Z" fill="#22394f"/><path d="M12 18a5 2.5 30 0 0 6-4" fill="none" stroke="#a3222a"/>',
  'even odd': '<path fill-rule="evenodd" d="M2 2H18V18H2ZM6 6H14V14H6Z" fill="#2b5d34"/>',
  'non-zero': '<path d="M2 2H18V18H2ZM6 6H14V14H6Z" fill="#2b5d34"/>',
  dashes:
    '<path d="M2 6H18" stroke="#000000" stroke-width="1" stroke-dasharray="3 1 1"/><path d="M2 12H18" stroke="#000000" stroke-width="1.5" stroke-dasharray="0 3" stroke-linecap="round"/><path d="M2 16H18" stroke="#000000" stroke-width="1" stroke-dasharray="4 2" stroke-dashoffset="3"/>',
  transforms:
    '<g transform="translate(10 10) rotate(30) skewX(10)"><rect x="-5" y="-5" width="10" height="10" fill="#a3222a"/><g transform="scale(.5 -1)"><path d="M-5 -5H5V5Z" fill="#ffffff"/></g></g>',
  matrix: '<rect width="6" height="6" transform="matrix(1 0.5 -0.5 2 8 2)" fill="#22394f"/>',
  inheritance:
    '<g fill="#a3222a" stroke="#000000" stroke-width="0.5"><rect x="2" y="2" width="7" height="7"/><g fill="none"><rect x="11" y="2" width="7" height="7"/></g><rect x="2" y="11" width="7" height="7" stroke="none"/></g>',
  opacity:
    '<rect x="2" y="2" width="12" height="12" fill="#a3222a"/><rect x="6" y="6" width="12" height="12" fill="#22394f" opacity="0.5"/>',
  'fill and stroke opacity':
    '<rect x="5" y="5" width="10" height="10" fill="#a3222a" fill-opacity="0.4" stroke="#000000" stroke-width="3" stroke-opacity="0.5"/>',
  'group opacity':
    '<g opacity="0.5"><rect x="2" y="2" width="11" height="11" fill="#a3222a"/><rect x="7" y="7" width="11" height="11" fill="#22394f"/></g>',
  'shape opacity':
    '<rect x="5" y="5" width="10" height="10" fill="#a3222a" stroke="#000000" stroke-width="4" opacity="0.5"/>',
  'paint order': '<path d="M4 16L10 4L16 16Z" fill="#eebb33" stroke="#000000" stroke-width="4" paint-order="stroke"/>',
  clip: '<rect width="20" height="20" fill="#a3222a" clip-path="url(#hole)"/>',
  'clip of two': '<rect width="20" height="20" fill="#a3222a" clip-path="url(#holes)"/>',
  'clip of outlines': '<rect width="20" height="20" fill="#a3222a" clip-path="url(#mixed)"/>',
  'clip even odd': '<rect width="20" height="20" fill="#a3222a" clip-path="url(#ring)"/>',
  'clip turned':
    '<g clip-path="url(#turned)"><rect width="20" height="20" fill="#a3222a"/><circle cx="10" cy="10" r="4" fill="#ffffff"/></g>',
  'clip by box': '<circle cx="10" cy="10" r="8" fill="#22394f" clip-path="url(#boxed)"/>',
  mask: '<rect x="2" y="2" width="16" height="16" fill="#a3222a" mask="url(#soft)"/>',
  'mask and clip': '<g clip-path="url(#mixed)" mask="url(#soft)"><rect width="20" height="20" fill="#a3222a"/></g>',
  'linear gradient': '<rect x="2" y="4" width="16" height="10" fill="url(#fade)"/>',
  'hard stops':
    '<g transform="translate(1 1) scale(.9)"><rect x="2" y="2" width="16" height="16" fill="url(#hard)"/></g>',
  'radial gradient': '<ellipse cx="10" cy="10" rx="7" ry="9" fill="url(#glow)"/>',
  'gradient stroke': '<circle cx="10" cy="10" r="6" fill="none" stroke="url(#fade)" stroke-width="3"/>',
  'translucent gradient':
    '<rect x="0" y="8" width="20" height="4" fill="#eebb33"/><rect x="2" y="2" width="16" height="16" fill="url(#veil)" stroke="#000000" stroke-width="0.5"/>',
  use: '<use href="#star" x="2" y="2" width="16" height="12" fill="#a3222a"/>',
  'use in use': '<use href="#pair" x="1" y="5" width="18" height="9" fill="#22394f"/>',
  'current colour':
    '<g color="#a3222a"><use href="#mark" x="2" y="2"/><use href="#mark" x="10" y="2" color="#2b5d34" stroke="currentColor"/></g><use href="#mark" x="6" y="11"/>',
  text: line(1, 8, 'Štěpán', 5) + line(1, 15, 'The fifth', 4.2, 'fill="#a3222a"'),
  'no ligatures':
    line(1, 8, 'The fifth', 4.2, 'data-ligatures="none"') + line(1, 15, 'spaced', 3.5, 'letter-spacing="0.6"'),
  'text anchors':
    '<path d="M10 0V20" stroke="#cccccc" stroke-width="0.2"/>' +
    line(10, 6, 'end', 4, 'text-anchor="end"') +
    line(10, 11, 'middle', 4, 'text-anchor="middle"') +
    line(10, 16, 'start', 4),
  'text halo':
    '<rect width="20" height="20" fill="#22394f"/>' +
    line(2, 12, 'Halo', 7, 'stroke="#ffffff" stroke-width="1" paint-order="stroke" stroke-linejoin="round"'),
  tspans:
    '<text x="1" y="8" font-family="Alegreya" font-weight="400" font-size="4" xml:space="preserve"><tspan>To </tspan><tspan fill="#a3222a" font-weight="800">be</tspan><tspan x="1" y="14" dx="2">below</tspan></text>',
  'text turned': `<g transform="rotate(-90 10 10)">${line(1, 12, 'Upward', 4.5)}</g>`,
  'translucent text': line(1, 12, 'Faint', 7, 'fill-opacity="0.4"'),
  'repeating gradient': '<rect x="1" y="1" width="18" height="18" fill="url(#again)"/>',
  'reflecting gradient': '<rect x="1" y="1" width="18" height="18" fill="url(#mirror)"/>',
  'clip by text': '<rect width="20" height="20" fill="#a3222a" clip-path="url(#word)"/>',
  'clip of a clip': '<rect width="20" height="20" fill="#a3222a" clip-path="url(#cut)"/>',
  'clip with a clip inside': '<rect width="20" height="20" fill="#22394f" clip-path="url(#inner)"/>',
  'clip of a group by its box':
    '<g clip-path="url(#boxed)" mask="none"><circle cx="8" cy="10" r="6" fill="#2b5d34"/><g transform="translate(10 0)"><rect y="2" width="8" height="8" fill="#a3222a"/></g></g>',
  'mask of a mask': '<rect x="2" y="2" width="16" height="16" fill="#a3222a" mask="url(#twice)"/>',
  'sliced symbol': '<use href="#wide" x="2" y="6" width="16" height="8"/>',
  'opaque image': `<image x="2" y="2" width="16" height="16" href="${png('grey')}"/>`,
  'clear image': `<rect width="20" height="10" fill="#eebb33"/><image x="2" y="2" width="16" height="16" href="${png('clear')}"/>`,
  'palette image': `<image x="1" y="1" width="18" height="9" preserveAspectRatio="none" href="${png('palette')}"/>`,
  'interlaced image': `<image x="1" y="1" width="18" height="18" preserveAspectRatio="xMinYMax" href="${png('interlaced')}"/>`,
  'sliced image': `<image x="1" y="5" width="18" height="8" preserveAspectRatio="xMidYMid slice" href="${png('deep')}"/>`,
}

/** A page with a cell for every feature. */
export function featureJob(): PrintJob {
  const over = Object.values(FEATURES)
    .map((svg, index) => {
      const [x, y] = [10 + (index % COLUMNS) * (CELL + 3), 10 + Math.floor(index / COLUMNS) * (CELL + 3)]
      return `<g transform="translate(${x} ${y})">${svg}</g>`
    })
    .join('')
  const block = { x: 0, y: 0, width: 0, height: 0 }
  return sampleJob([samplePage(1, [], { over, block })], { library: FEATURE_LIBRARY, duplex: undefined })
}
