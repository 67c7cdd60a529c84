#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { openProgram } from './cached-program.ts'
import { tuneEngine } from './tune-engine.ts'

// What `npm run build` lays over `main.js`: it runs the bundle of `main.ts` with its code. The engine is tuned first: code holds under the flags it was made under,
// and nearly all runs with them.
tuneEngine()
const program = openProgram()
// `bundle.js` has the code written at the end of some runs.
if (process.env['QM_KEEP_CODE']) process.once('exit', () => program.save())
program.load(fileURLToPath(new URL('../bundle/main.cjs', import.meta.url)))
