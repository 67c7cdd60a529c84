import { list, map, optional } from './containers.ts'
import { span } from './forms.ts'
import { flag, whole } from './numbers.ts'
import { source } from './source.ts'
import { id, line } from './texts.ts'

/** Where the pieces of a scenario start. */
export function setUp() {
  return map({
    map: optional(id()).describe('Map on which it is played'),
    places: optional(
      list(
        map({
          unit: id(),
          hex: optional(line()).describe('Hex of the start'),
          turn: optional(whole(1, 1000)).describe('Or turn of arrival'),
          count: optional(whole(1, 500)).describe('Counters of the unit that start there; else 1'),
          free: optional(flag()).describe('The player may choose another place within the limits'),
        }),
      ),
    ).describe('Places of a unit replace all those that it has in the scenario extended'),
    stacking: optional(
      map({
        limit: whole(1, 1000).describe('Most strength points in a hex'),
        source: source(),
        except: optional(list(map({ hex: line(), why: line() }))).describe('Hexes that may break it at the start'),
      }),
    ),
    limits: optional(
      list(
        map({
          groups: list(id(), 1).describe('Groups of units that it binds'),
          terrain: optional(list(id(), 1)).describe('Only in these'),
          'not-terrain': optional(list(id(), 1)).describe('Not in these'),
          columns: optional(span()).describe('Only in these columns: 10-19'),
          alone: optional(flag()).describe('Without another unit that has strength'),
          'alone-except-with': optional(id()).describe('Piece in whose hex others may be'),
          accompanied: optional(flag()).describe('With a unit that has strength'),
          source: source(),
        }),
      ),
    ).describe('Where groups of units may be set up'),
  })
}
