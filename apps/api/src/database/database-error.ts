/**
 * What a statement came to that was not done:
 * - `PERSON_GONE`: it was about a person who was deleted meanwhile (every reference of the tables is to one).
 * - `NO_ROOM`: the disk is full or cannot be written.
 * - `AWAY`: the server of the database does not answer, or ended the connection.
 * - `FAILED`: anything else.
 */
export type DatabaseErrorCode = 'PERSON_GONE' | 'NO_ROOM' | 'AWAY' | 'FAILED'

/** A statement that was not done. It carries no value of the statement: whoever logs it logs nobody's data. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: DatabaseErrorCode

  /** `engineCode` is the engine's own name for it, for the log. */
  constructor(code: DatabaseErrorCode, engineCode: string) {
    super(`The database did not do it: ${engineCode}.`)
    this.code = code
  }
}
