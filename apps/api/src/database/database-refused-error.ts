/** A database that is not used as it is; the sentence says what to do. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}
