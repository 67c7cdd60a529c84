import type { Component } from '../component.ts'
import { drawChits, type ChitSource } from './draw-chits.ts'

/** Counter-size pieces instead of cards. */
export const chitComponent: Component<ChitSource> = {
  id: 'chit',
  summary: 'a deck as pieces of counter size, which stand in a rack: title, picture and value of each card',
  draw: drawChits,
}
