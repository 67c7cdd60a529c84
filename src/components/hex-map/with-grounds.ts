import { groundColour } from '../../draw/ground-colour.ts'
import type { Theme } from '../../draw/theme.ts'
import type { TerrainType } from '../../game/hex-map.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'

/** Terrain with its own colours as `#rrggbb`; a colour that the theme does not have is reported. */
export function withGrounds(types: readonly TerrainType[], theme: Theme, diagnostics: Diagnostic[]): TerrainType[] {
  return types.map((type) => {
    if (type.colour === undefined) return type
    const wearer = { piece: `terrain "${type.id}"`, at: spanAt(type.place, 'colour') }
    const { ground, findings } = groundColour(theme, type.colour, wearer)
    diagnostics.push(...findings)
    return { ...type, colour: ground }
  })
}
