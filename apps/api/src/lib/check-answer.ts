import { isDeepStrictEqual } from 'node:util'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { ContractError } from './contract-error.ts'

/** Holds an answer, as it will be sent, against its schema. Throws a `ContractError` naming the call. */
export function checkAnswer(schema: $ZodType, text: string, call: string): void {
  const sent: unknown = JSON.parse(text)
  const result = safeParse(schema, sent)
  // A field too many counts as a fault: it may be one that nobody should see.
  if (!result.success || !isDeepStrictEqual(result.data, sent)) {
    throw new ContractError(call, result.error?.message ?? 'a field that is not in the contract')
  }
}
