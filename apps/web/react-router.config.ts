import { calculators } from '@pkg/finance-math/calculators'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/paths.ts'
import { writeCalculatorRoutes } from './build-steps/write-calculator-routes.ts'

writeCalculatorRoutes()

export default {
  ssr: false,
  prerender: [...prerenderedPaths, ...calculators.map(({ path }) => path)],
} satisfies Config
