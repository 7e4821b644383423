import { defineConfig } from 'vitest/config'

/** A time limit that only a hanging test can reach, however busy the machine is: no test is judged by its speed. */
const HANG_MS = 300_000

/**
 * What the tests of every room share. Two test files run at once, as many as two cores carry; the root's test command
 * runs one room after another, so that nothing comes on top.
 */
export const testSettings = defineConfig({
  test: {
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    teardownTimeout: HANG_MS,
    expect: { poll: { timeout: HANG_MS / 5 } },
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
})
