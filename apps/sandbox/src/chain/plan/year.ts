import type { Call } from '../calls.ts'

/** A call and the second (since 1970) at which it happens. */
export interface Dated {
  readonly at: number
  readonly call: Call
}

/** The seconds that the planned year covers. */
export interface Year {
  readonly start: number
  readonly end: number
}
