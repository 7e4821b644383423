/**
 * What a statement came to that was not done: `PERSON_GONE` where it was about a person who was deleted meanwhile (every
 * reference of the tables is to one), else `FAILED`.
 */
export type DatabaseErrorCode = 'PERSON_GONE' | 'FAILED'

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
