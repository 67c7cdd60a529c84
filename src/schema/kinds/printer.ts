import type * as z from 'zod'
import { map, optional } from '../values/containers.ts'
import { number } from '../values/numbers.ts'
import { line } from '../values/texts.ts'

const side = map({
  shift: optional(
    map({
      x: number(-20, 20).describe('mm; plus is to the right on the printed side, its words upright'),
      y: number(-20, 20).describe('mm; plus is down'),
    }),
  ).describe('How far pages are to be moved, as read off the calibration page'),
  measured: optional(
    map({
      x: number(80, 120).describe('mm, across the page'),
      y: number(80, 120).describe('mm, down the page'),
    }),
  ).describe('What the lines of 100 mm of the calibration page measure on paper'),
})

const sides = {
  front: optional(side).describe('Front pages, also those printed on one side'),
  back: optional(side).describe('Back pages'),
}

const margins = map({
  left: number(0, 100).describe('mm that stay white, seen on the printed page, its words upright'),
  top: number(0, 100),
  right: number(0, 100),
  bottom: number(0, 100),
})

/** `kind: printer`: where a printer puts its pages and how large, as measured on the page of `qm calibrate`. Given to `--printer`. */
export const printerShape = map({
  kind: line(),
  title: optional(line()).describe('Which printer, tray and paper; shown when sheets are built'),
  ...sides,
  margins: optional(margins).describe(
    'What the printer cannot reach; sheets keep off it, and one that cannot is reported',
  ),
  landscape: optional(map({ ...sides, margins: optional(margins) })).describe(
    'The same for landscape pages, measured on `qm calibrate --landscape`',
  ),
})

/** A printer as its file says. */
export type PrinterProfile = z.output<typeof printerShape>

/** What a printer leaves white round a page, mm. */
export type PrinterMargins = z.output<typeof margins>

/** One side of the paper in a printer's file. */
export type PrinterSide = z.output<typeof side>
