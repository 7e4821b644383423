import { calculators } from '@pkg/finance-math/calculators'
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { paths } from './paths.ts'

/** The pages of the calculators; their modules are written by `build-steps/write-calculator-routes.ts`. */
export const calculatorRoutes: RouteConfigEntry[] = [
  route(paths.calculators, 'routes/calculator/home.tsx'),
  ...calculators.map(({ id, path }) => route(path, `routes/calculator/${id}.tsx`)),
]
