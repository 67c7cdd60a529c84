import { hasErrors, type Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import type { PrinterProfile } from '../schema/kinds/printer.ts'
import { placeInReach, reachOf } from '../sheets/printer-reach.ts'
import type { Backs, PrintJob } from '../sheets/print-job.ts'

/**
 * Lays sheets out on the part of a paper that a printer reaches. What does not fit there, such as a grid that the game asks for, is laid out on the whole
 * paper; `applyPrinter` says what is lost.
 */
export function withinReach(
  paper: Paper,
  printer: PrinterProfile | undefined,
  backs: Backs,
  layOutOn: (paper: Paper) => Outcome<readonly PrintJob[]>,
): Outcome<readonly PrintJob[]> {
  const reach = printer && reachOf(paper, printer, backs)
  const laid = reach && layOutOn(reach)
  if (!printer || !laid?.value || hasErrors(laid.diagnostics)) return layOutOn(paper)
  return { ...laid, value: laid.value.map((job) => placeInReach(job, paper, printer, backs)) }
}
