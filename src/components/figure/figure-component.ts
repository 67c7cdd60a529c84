import type { Component } from '../component.ts'
import { drawFigures, type FigureSource } from './draw-figures.ts'

/** Paper figures to fold: front and back over a fold, on a base with number and name. */
export const figureComponent: Component<FigureSource> = {
  id: 'figure',
  summary: 'paper figures to fold: the same picture on both sides, bases with number and name',
  draw: drawFigures,
}
