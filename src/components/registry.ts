import { cardComponent } from './card/card-component.ts'
import { chitComponent } from './chit/chit-component.ts'
import { counterComponent } from './counter/counter-component.ts'
import { figureComponent } from './figure/figure-component.ts'
import { hexMapComponent } from './hex-map/hex-map-component.ts'
import { planCardComponent } from './plan-card/plan-card-component.ts'
import { planComponent } from './plan/plan-component.ts'
import { rackComponent } from './rack/rack-component.ts'
import { referenceComponent } from './reference/reference-component.ts'
import { rosterComponent } from './roster/roster-component.ts'
import { setUpComponent } from './set-up/set-up-component.ts'
import { standComponent } from './stand/stand-component.ts'
import { stickComponent } from './stick/stick-component.ts'
import { tableComponent } from './table/table-component.ts'
import { trackComponent } from './track/track-component.ts'

/** Every kind of thing that can be printed, one line each. */
export const COMPONENTS = {
  card: cardComponent,
  chit: chitComponent,
  counter: counterComponent,
  figure: figureComponent,
  'hex-map': hexMapComponent,
  plan: planComponent,
  'plan-card': planCardComponent,
  rack: rackComponent,
  reference: referenceComponent,
  roster: rosterComponent,
  'set-up': setUpComponent,
  stand: standComponent,
  stick: stickComponent,
  table: tableComponent,
  track: trackComponent,
} as const
