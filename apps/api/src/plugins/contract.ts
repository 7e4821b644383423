import { isDeepStrictEqual } from 'node:util'
import fp from 'fastify-plugin'
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { ContractError } from '../lib/contract-error.ts'
import { describeIssue } from '../lib/describe-issue.ts'

/**
 * Reads the contract's schemas: what comes in is parsed by them, always; what goes out is held against them
 * when `checkAnswers` says so. In production answers are written as they are: measured, a compiled
 * response schema makes the hot ones slower.
 */
export const contract = fp<{ checkAnswers: boolean }>(
  async (app, { checkAnswers }) => {
    app.setValidatorCompiler<$ZodType>(({ schema }) => (value) => {
      const result = safeParse(schema, value, { error: describeIssue })
      return result.success ? { value: result.data } : { error: toInputError(result.error.issues) }
    })

    app.setSerializerCompiler<$ZodType>(({ schema, method, url }) => {
      if (!checkAnswers) return JSON.stringify
      return (answer) => {
        const text = JSON.stringify(answer)
        const sent: unknown = JSON.parse(text)
        const result = safeParse(schema, sent)
        // A field too many counts as a fault: it may be one that nobody should see.
        if (!result.success || !isDeepStrictEqual(result.data, sent)) {
          throw new ContractError(
            `${method} ${url}`,
            result.error?.message ?? 'a field that is not in the contract',
          )
        }
        return text
      }
    })
  },
  { name: 'contract' },
)

function toInputError(issues: readonly $ZodIssue[]): Error & { validation: readonly $ZodIssue[] } {
  const first = issues[0]
  return Object.assign(new Error(first?.message ?? 'Please check what you entered.'), { validation: issues })
}
