import { newest } from '../../india/dated-rule.ts'
import { professionalTaxValues } from '../../india/rules/salary-values.ts'

/** Where somebody works, as the options of a choice: the states whose professional tax is known, and the others. */
export const takeHomeStates = {
  none: 'A state without professional tax',
  ...Object.fromEntries(Object.keys(newest(professionalTaxValues)).map((state) => [state, state])),
} as Readonly<Record<string, string>>
