import type { Component } from '../component.ts'
import { drawSetUp, type SetUpPage } from './draw-set-up.ts'

/** The list of what starts where. */
export const setUpComponent: Component<SetUpPage> = {
  id: 'set-up',
  summary: 'a page for setting up a scenario: each unit with the picture of its counter, its hex or turn of arrival',
  draw: drawSetUp,
}
