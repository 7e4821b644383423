/** Prints what programs ask this package for and no type has: the ids of its calculators. */
import { calculators } from '../src/calculators/index.ts'

console.log(JSON.stringify(calculators.map(({ id }) => id)))
