import { messages } from '../kernel/messages.ts'

/** Findings about templates and what they draw. */
export const templateMessages = {
  missing: {
    severity: 'error',
    says: 'there is no template "{name}"',
    explain: 'A template is templates/<name>.svg.hbs of the game, else of Quartermaster.',
    bad: 'card: { size: poker, template: zulu-crad }',
    good: 'card: { size: poker, template: zulu-card }',
  },
  syntax: {
    severity: 'error',
    says: '{problem}',
    explain: 'The template is not well formed: a tag is not closed, or closed by another one.',
    bad: '{{#if text}} … ',
    good: '{{#if text}} … {{/if}}',
  },
  'unknown-field': {
    severity: 'error',
    says: 'the template uses "{name}", which {deck} does not have',
    explain:
      'A template may use the fields that the deck declares, `title`, `id` and `count`, and the values that start with @. A field that is not always given is declared with a question mark.',
    bad: '{{text attakc x=5 y=9 style="card-title"}}',
    good: '{{text attack x=5 y=9 style="card-title"}}',
  },
  'unknown-helper': {
    severity: 'error',
    says: 'there is no helper "{name}"',
    explain: 'The helpers are listed in the README of the templates folder.',
    bad: '{{txet title x=5 y=9}}',
    good: '{{text title x=5 y=9}}',
  },
  'unknown-part': {
    severity: 'error',
    says: 'there is no part "{name}"',
    explain: 'A part is templates/<name>.svg.hbs or templates/parts/<name>.svg.hbs.',
    bad: '{{> fooot}}',
    good: '{{> foot}}',
  },
  'shared-copy': {
    severity: 'error',
    says: '{name} is not the same for all copies of a card, so it cannot stand inside a shared block',
    explain:
      'What is inside {{#shared}} is stored once and used by every copy. Number and copy of a card belong after it.',
    bad: '{{#shared}}{{text @number x=5 y=9 style="card-foot"}}{{/shared}}',
    good: '{{#shared}}…{{/shared}}{{text @number x=5 y=9 style="card-foot"}}',
  },
  'wrong-value': {
    severity: 'error',
    says: '{helper}: {problem}',
    explain: 'A helper was given a value that it cannot use, or not given one that it needs.',
    bad: '{{text title x=left y=9}}',
    good: '{{text title x=5 y=9 style="card-title"}}',
  },
  'not-allowed': {
    severity: 'error',
    says: '{what} cannot be drawn: {instead}',
    explain:
      'Faces are drawn in a strict part of SVG that every format can reproduce exactly: plain elements and attributes, no CSS, no filters. What is not in it is refused, never dropped.',
    bad: '<rect style="fill: red" …/>',
    good: '<rect fill="#ff0000" …/>',
  },
  'not-svg': {
    severity: 'error',
    says: 'the template does not draw well-formed SVG: {problem}',
    explain: 'What the template draws must be XML elements, each closed.',
    bad: '<g><rect width="5" height="5"></g>',
    good: '<g><rect width="5" height="5"/></g>',
  },
} as const

/** Makes findings of the stage `template`. */
export const sayTemplate = messages('template', templateMessages)
