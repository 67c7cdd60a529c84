import type { Chart, Surface } from '../game-job.ts'
import { mapWindow, pictureBoard } from './map-window.ts'
import type { ModuleContext } from './module-context.ts'
import { component, type XmlPart } from './xml.ts'

/** The window with the pages to look things up on: a tab for each sheet, and in it for each page where there are several. */
export function charts(context: ModuleContext): XmlPart[] {
  const { charts: all } = context.job
  if (all.length === 0) return []
  const tabs = all.map((chart) => chartTab(chart, context))
  const attributes = { name: 'Charts', text: 'Charts', tooltip: 'Rules and tables', hotkey: '', icon: '' }
  return [component('module.ChartWindow', attributes, [component('widget.TabWidget', { entryName: 'Charts' }, tabs)])]
}

function chartTab({ title, pages }: Chart, { pictures }: ModuleContext): XmlPart {
  const parts = pages.map((face, i) =>
    component('widget.Chart', {
      chartName: pages.length === 1 ? title : `Page ${i + 1}`,
      description: '',
      fileName: pictures.of(face).file,
    }),
  )
  const [only] = parts
  return parts.length === 1 && only ? only : component('widget.TabWidget', { entryName: title }, parts)
}

/** A window for each track, on which markers are moved. */
export function trackWindows({ job, pictures }: ModuleContext): XmlPart[] {
  return job.tracks.map(({ title, face }: Surface) =>
    mapWindow({ name: title, button: true, boards: [pictureBoard(title, pictures.of(face).file)], contents: [] }),
  )
}
