import { sidesOf, SOLITAIRE, type ModuleContext } from './module-context.ts'
import { pieceDefinition, type Trait } from './piece-definition.ts'
import { LOOSE, prototypeOf } from './slots.ts'
import { COPY, marks, REMOVE, usePrototype } from './traits.ts'
import { component, textPart, type XmlPart } from './xml.ts'

/** What pieces have in common: all of them, and those of a side. */
export function prototypes({ job }: ModuleContext): XmlPart {
  const sides = sidesOf(job).map(({ title }) =>
    prototype(prototypeOf(title), [marks({ Side: title }), usePrototype(LOOSE)]),
  )
  return component('module.PrototypesContainer', {}, [prototype(LOOSE, [COPY, REMOVE]), ...sides])
}

function prototype(name: string, traits: readonly Trait[]): XmlPart {
  return textPart('VASSAL.build.module.PrototypeDefinition', pieceDefinition({ traits, image: '', name: '' }), {
    description: '',
    name,
  })
}

/** Who may take part: a side each, and somebody who plays alone. */
export function playerRoster({ job }: ModuleContext): XmlPart {
  const names = [...new Set([...sidesOf(job).map(({ title }) => title), SOLITAIRE])]
  return component(
    'module.PlayerRoster',
    {
      ...{ buttonIcon: '', buttonKeyStroke: '', buttonText: 'Retire' },
      buttonToolTip: 'Switch sides, watch, or let another player take your side',
    },
    names.map((name) => textPart('entry', name)),
  )
}
