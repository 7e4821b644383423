import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** A time limit that only a hanging test can reach, however busy the machine is: no test is judged by its speed. */
const HANG_MS = 300_000

/**
 * What the tests of every room share. Two test files run at once, as many as two cores carry. Files share what they
 * import, since no test replaces a module (where one must, its room sets it apart): loading all of it anew for each took
 * half of the time.
 */
export const testSettings = defineConfig({
  test: {
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    teardownTimeout: HANG_MS,
    expect: { poll: { timeout: HANG_MS / 2 } },
    maxWorkers: 2,
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'fixed-seed.ts')],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
})
