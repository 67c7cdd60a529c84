import type { LowInk } from '../draw/studio.ts'
import type { PrintJob } from '../sheets/print-job.ts'

/** A document whose name says what of it is drawn with little ink. One without backs is not changed by saving ink on backs. */
export function nameLowInk(job: PrintJob, lowInk: LowInk | undefined): PrintJob {
  if (lowInk === undefined || (lowInk === 'backs' && job.backs === 'none')) return job
  return { ...job, name: `${job.name}_low-ink${lowInk === 'backs' ? '-backs' : ''}` }
}
