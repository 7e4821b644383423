import { CostBasisError } from './cost-basis-error.ts'

/** What refused a field, with the place of what it belongs to before its name: `cost` of `acquisitions[2]`. */
export function inPlace(error: unknown, place: string): unknown {
  if (!(error instanceof CostBasisError)) return error
  const what = error.message.slice(error.field.length + 1, -1)
  return new CostBasisError(error.code, `${place}.${error.field}`, error.value, what)
}
