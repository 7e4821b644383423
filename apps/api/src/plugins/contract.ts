import fp from 'fastify-plugin'
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { checkAnswer } from '../lib/check-answer.ts'
import { describeIssue } from '../lib/describe-issue.ts'

/**
 * Reads the contract's schemas: what comes in is parsed by them, always; what goes out is held against them
 * when `checkAnswers` says so. In production answers are written as they are: measured, a compiled
 * response schema makes the hot ones slower.
 */
export const contract = fp(
  async (app) => {
    const { checkAnswers } = app.env
    app.setValidatorCompiler<$ZodType>(({ schema }) => (value) => {
      const result = safeParse(schema, value, { error: describeIssue })
      return result.success ? { value: result.data } : { error: toInputError(result.error.issues) }
    })

    app.setSerializerCompiler<$ZodType>(({ schema, method, url }) => {
      if (!checkAnswers) return JSON.stringify
      return (answer) => {
        const text = JSON.stringify(answer)
        checkAnswer(schema, text, `${method} ${url}`)
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
