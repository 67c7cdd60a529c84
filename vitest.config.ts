import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Only ends what hangs: a busy machine takes ten times as long, and no test judges speed.
    testTimeout: 300_000,
    // Modules are loaded once a worker rather than once a file: a fifth of the time. No test may change a module's state.
    isolate: false,
    maxWorkers: '100%',
    coverage: { include: ['src/**/*.ts'] },
  },
})
