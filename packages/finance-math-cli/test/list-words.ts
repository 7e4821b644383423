/** Prints what scripts write when they call this command, as its completion has it, with the short flags. */
import { calculators } from '@pkg/finance-math/calculators'
import { complete } from '../src/complete.ts'

const words = complete(['']).flatMap((command) => [
  command,
  ...complete([command, '']).flatMap((flag) => [
    `${command} ${flag}`,
    ...complete([command, flag, ''])
      // A flag without a value is followed by the next one.
      .filter((value) => !value.startsWith('-'))
      .map((value) => `${command} ${flag} ${value}`),
  ]),
])
const short = calculators.flatMap(({ id, aliases = {} }) =>
  Object.entries(aliases).map(([letter, input]) => `${id} -${letter} for ${input}`),
)
console.log(JSON.stringify([...words, ...short]))
