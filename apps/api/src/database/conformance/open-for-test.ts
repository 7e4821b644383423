import type { Database } from '../open-database.ts'
import type { User } from '../users.repository.ts'

/** An empty database whose clock is moved by hand, closed when the test ends. */
export interface TestDatabase extends Database {
  clock: { time: number }
  /** A person with such a name at example.org, without wallets. */
  addPerson(name: string): Promise<User>
}

export type OpenForTest = () => Promise<TestDatabase>
