import { defineConfig } from 'vitest/config'

/** The tests of the formulas alone: not those of the package, its documents and its screens' definitions. */
export default defineConfig({
  test: {
    include: [
      'src/{core,primitives,solvers,formulas,tax}/*.test.ts',
      'test/{reference,reference-calculators}.test.ts',
    ],
  },
})
