/** A command that was not understood: its message says what is wrong, and `hint` what to type instead. */
export class UsageError extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}
