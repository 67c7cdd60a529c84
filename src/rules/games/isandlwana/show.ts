import type { BattleMove } from './battle-move.ts'
import type { BattleState } from './battle-state.ts'
import { britishHexes, unitsIn } from './ways.ts'
import { hexName, leaderName, listOf, phaseOf, unitName } from './telling.ts'

/** The position in a few lines. */
export function showState(state: BattleState): string {
  const lines = [`Turn ${state.turn}, ${phaseOf(state)}: ${state.tally.zulusEliminated} Zulus eliminated so far`]
  for (const hex of britishHexes(state)) {
    const units = unitsIn(state, hex).map((unit) => {
      return `${unitName(state, unit)} ${state.strength[unit] ?? 0}${state.square[unit] ? ' in square' : ''}`
    })
    const leaders = [...state.leaders].flatMap((at, leader) => (at === hex ? [leaderName(state, leader)] : []))
    lines.push(`  ${hexName(state, hex)} ${[...units, ...leaders].join(', ')}`)
  }
  lines.push(`  wagon ${state.wagonCaptured ? 'captured' : hexName(state, state.wagon)}, Colors ${state.colors}`)
  const zulus = [...state.zulus].flatMap((count, hex) => {
    return count > 0 ? [`${hexName(state, hex)}${count > 1 ? `x${count}` : ''}`] : []
  })
  return [...lines, `  Zulus ${zulus.join(' ')}`].join('\n')
}

/** A move in words. */
export function showMove(state: BattleState, move: BattleMove): string {
  const { units } = state.params
  switch (move.do) {
    case 'place': {
      const leader = move.piece - units.length
      return `place ${leader < 0 ? unitName(state, move.piece) : leaderName(state, leader)} in ${hexName(state, move.hex)}`
    }
    case 'colors':
      return move.show ? 'show the Colors' : 'decline the Colors'
    case 'arrive':
      return `${unitName(state, move.unit)} arrives in ${hexName(state, move.hex)}`
    case 'march':
      return `Zulus ${hexName(state, move.from)} to ${hexName(state, move.to)}${move.through ? ' through the wagon' : ''}`
    case 'fire': {
      const shares = move.shares.map(([unit, points]) => `${unitName(state, unit)} (${points})`)
      return `${listOf(shares)} fire at ${hexName(state, move.target)}`
    }
    case 'storm': {
      const whom = move.unit === undefined ? '' : `, ${unitName(state, move.unit)}`
      return `Zulus ${hexName(state, move.from)} attack ${hexName(state, move.target)}${whom}`
    }
    case 'order':
      return `${move.first} first`
    case 'walk':
      return `${listOf([unitName(state, move.unit), ...move.leaders.map((leader) => leaderName(state, leader))])} to ${hexName(state, move.to)}`
    case 'lead':
      return `${leaderName(state, move.leader)} to ${hexName(state, move.to)}`
    case 'square':
      return `${unitName(state, move.unit)} ${move.form ? 'forms' : 'leaves'} square`
    case 'wagon':
      return `wagon to ${hexName(state, move.to)}`
    case 'displace':
    case 'return':
    case 'rejoin':
      return `${move.do} to ${hexName(state, move.hex)}`
    case 'snipe':
    case 'victim':
      return `${unitName(state, move.unit)} loses a step`
    case 'advance':
      return `advance from ${hexName(state, move.from)}`
    case 'done':
      return 'done'
  }
}
