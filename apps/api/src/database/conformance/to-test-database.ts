import type { Database } from '../open-database.ts'
import type { TestDatabase } from './open-for-test.ts'

/** An empty database with what tests ask of it besides. */
export function toTestDatabase(database: Database, clock: { time: number }): TestDatabase {
  return {
    ...database,
    clock,
    async addPerson(name) {
      const person = {
        username: name,
        email: `${name}@example.org`,
        dateOfBirth: '1990-12-10',
        passwordHash: 'h',
      }
      return (await database.users.create(person, [])).user
    },
  }
}
