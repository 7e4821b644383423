import { type AnyCalculator, type InputValue, isShown } from '@pkg/finance-math/calculators'

/** The id of the first headline that a calculator shows for these values. */
export const headlineOf = (
  { outputs }: Pick<AnyCalculator, 'outputs'>,
  values: Readonly<Record<string, InputValue>>,
): string | undefined =>
  Object.entries(outputs).find(([, { role, when }]) => role === 'headline' && isShown(when, values))?.[0]
