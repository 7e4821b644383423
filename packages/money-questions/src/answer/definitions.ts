import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'

let known: readonly AnyCalculator[] = []

/** The definition of a calculator by its id; undefined for a formula without a screen. */
export function definitionOf(id: string): AnyCalculator | undefined {
  const isOfId = (definition: AnyCalculator) => definition.id === id
  return known.find(isOfId) ?? calculators.find(isOfId)
}

/** Answers with these definitions for as long as `answer` takes: nothing in it waits for anything. */
export function withDefinitions<Result>(definitions: readonly AnyCalculator[], answer: () => Result): Result {
  const before = known
  known = definitions
  try {
    return answer()
  } finally {
    known = before
  }
}
