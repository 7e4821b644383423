import { defineConfig } from 'vitest/config'

/**
 * The tests of the formulas alone, not those of the package, its documents and its screens' definitions; in
 * one context for all files, so that a mutant costs a fraction of a second.
 */
export default defineConfig({
  test: {
    include: [
      'src/{core,primitives,solvers,formulas,tax}/*.test.ts',
      'test/{reference,reference-calculators}.test.ts',
    ],
    isolate: false,
    setupFiles: ['test/mutation.test-kit.ts'],
  },
})
