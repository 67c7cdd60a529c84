import type { Restriction } from '../../../rules-model.ts'
import type { EqualityMove, MoveOrder } from '../equality-move.ts'
import type { EqualityView } from '../equality-view.ts'

type Without = Restriction<EqualityView, EqualityMove>

/** Leaves the option out of a decision; the decision itself where it is not in it. What is left of a decision is always legal. */
type Change = (move: EqualityMove, view: EqualityView) => EqualityMove

function without(id: string, summary: string, change: Change, seats: readonly string[] = ['zulu', 'british']): Without {
  return {
    id,
    summary,
    seats,
    uses: (view, move) => change(move, view) !== move,
    instead: (view, move) => change(move, view),
  }
}

/** Changes the orders to move that use an option. */
function reordered(
  move: EqualityMove,
  uses: (order: MoveOrder) => boolean,
  change: (order: MoveOrder) => MoveOrder,
): EqualityMove {
  if (move.do !== 'move' || !move.moves.some(uses)) return move
  return { do: 'move', moves: move.moves.map((order) => (uses(order) ? change(order) : order)) }
}

/** What players can be made to do without. */
export const RESTRICTIONS: readonly Without[] = [
  without('no-charge', 'never charges', (move) =>
    move.do === 'charge' && move.charges.length > 0 ? { do: 'charge', charges: [] } : move,
  ),
  without('no-fire', 'never fires', (move) =>
    move.do === 'fire' && move.shots.length > 0 ? { do: 'fire', shots: [] } : move,
  ),
  without('no-evasion', 'never evades a charge', (move) =>
    move.do === 'evade' && move.units.length > 0 ? { do: 'evade', units: [] } : move,
  ),
  without('no-pursuit', 'never follows those it has beaten', (move) =>
    move.do === 'follow' ? { do: 'retire' } : move,
  ),
  without(
    'no-closed-order',
    'never stands in closed order',
    (move) =>
      reordered(
        move,
        ({ closed }) => closed,
        (order) => ({ ...order, closed: false }),
      ),
    ['british'],
  ),
  without('no-moves', 'stays where it is unless it charges or evades', (move, { units }) =>
    reordered(
      move,
      ({ unit, x, y }) => units[unit]?.x !== x || units[unit]?.y !== y,
      (order) => ({ ...order, x: units[order.unit]?.x ?? order.x, y: units[order.unit]?.y ?? order.y }),
    ),
  ),
]
