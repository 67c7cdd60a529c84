import type { Figure } from './figure.ts'
import { plotBars } from './plot-bars.ts'
import { plotCourse } from './plot-course.ts'
import { plotHeatMap } from './plot-heat-map.ts'
import { plotIntervals } from './plot-intervals.ts'

/** A figure as an SVG element, for a page with the style of `plot-style.ts`. */
export function plotFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'intervals':
      return plotIntervals(figure)
    case 'bars':
      return plotBars(figure)
    case 'heat-map':
      return plotHeatMap(figure)
    case 'course':
      return plotCourse(figure)
  }
}
