import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import { names, type Names } from './names.ts'
import type { Plan, PlanRoof, PlanSection } from './plan.ts'

/** Finds names in a plan that it does not define: its zones, roofs and sections are its own. `complete` is false while a file could not be read. */
export function checkPlan(plan: Plan, complete: boolean, diagnostics: Diagnostic[]): void {
  const zones = plan.zones.map(({ id }) => id)
  const roofs = plan.roofs.map(({ id }) => id)
  const sections = plan.sections.map(({ id }) => id)
  const known = names(
    { zone: zones, section: sections, 'side of a section': [plan.outside, ...zones, ...roofs] },
    complete,
    diagnostics,
  )
  for (const section of plan.sections) checkSection(section, known)
  for (const roof of plan.roofs) checkRoof(roof, known)
  plan.weakestFirst.forEach((id, index) => known.expect('section', id, spanAt(plan.place, 'weakest-first', index)))
}

function checkSection({ sides, ledge, behind, place }: PlanSection, known: Names): void {
  sides.forEach((side, index) => known.expect('side of a section', side, spanAt(place, 'sides', index)))
  known.expect('side of a section', ledge, spanAt(place, 'ledge'))
  // Where nothing is said, it is the second side, which has been judged.
  if (behind !== sides[1]) known.expect('zone', behind, spanAt(place, 'behind'))
}

function checkRoof(roof: PlanRoof, known: Names): void {
  const { place } = roof
  known.expect('zone', roof.over, spanAt(place, 'over'))
  known.expect('section', roof.from, spanAt(place, 'from'))
  known.expect('zone', roof.with, spanAt(place, 'with'))
  roof.jumpTo.forEach((id, index) => known.expect('zone', id, spanAt(place, 'jump-to', index)))
  roof.touching.zones.forEach((id, index) => known.expect('zone', id, spanAt(place, 'touching', 'zones', index)))
  roof.touching.sections.forEach((id, index) =>
    known.expect('section', id, spanAt(place, 'touching', 'sections', index)),
  )
}
