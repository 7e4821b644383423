import { defineConfig } from 'vitest/config'

/** The tests of the formulas, without those of the package, its size and its documents, which no mutant needs. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/{reference,reference-calculators,properties}.test.ts'],
  },
})
