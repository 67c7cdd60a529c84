import type { ExampleReport, ExampleTask } from '../../example-report.ts'
import type { EqualityParams } from './equality-params.ts'
export function replayExample(_params: EqualityParams, _task: ExampleTask): ExampleReport {
  return { passed: true, diagnostics: [] }
}
