import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { withOwnErrors } from './with-own-errors.ts'

const withCode = (code: string) => Object.assign(new Error('planted value'), { code })

test.for([
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'PERSON_GONE'],
  ['23503', 'PERSON_GONE'],
  ['SQLITE_FULL', 'NO_ROOM'],
  ['SQLITE_READONLY', 'NO_ROOM'],
  ['SQLITE_READONLY_DBMOVED', 'NO_ROOM'],
  ['SQLITE_IOERR_WRITE', 'NO_ROOM'],
  ['53100', 'NO_ROOM'],
  ['25006', 'NO_ROOM'],
  ['57P01', 'AWAY'],
  ['57P03', 'AWAY'],
  ['08006', 'AWAY'],
  ['53300', 'AWAY'],
  ['ECONNREFUSED', 'AWAY'],
  ['SQLITE_CORRUPT', 'FAILED'],
  ['22P02', 'FAILED'],
] as const)(
  'the engine’s %s is %s, and what it carried stays out of the message',
  async ([engineCode, code]) => {
    for (const fault of [
      withCode(engineCode),
      new DrizzleQueryError('select $1', ['planted'], withCode(engineCode)),
    ]) {
      const repository = withOwnErrors({
        ask: async () => {
          throw fault
        },
      })
      const error = await repository.ask().catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ name: 'DatabaseError', code })
      expect(String(error)).not.toContain('planted')
    }
  },
)

test('a connection that ended is told in words alone', async () => {
  const ask = async () => {
    throw new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'))
  }
  await expect(withOwnErrors({ ask }).ask()).rejects.toMatchObject({ code: 'AWAY' })
})
