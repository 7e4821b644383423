import * as z from 'zod/mini'

/** As many as stand beside each other and can be told apart in one chart. */
export const mostPins = 8
/** Longer names would not fit over a column. */
export const longestName = 60
/** As long as the address of a calculator may be. */
export const longestQuery = 6000

/** A result that is kept: what it was computed from, never its figures, which are computed anew wherever it is shown. */
export interface Pin {
  /** The id of the calculator. */
  calculator: string
  /** Its inputs, as the parameters of the link to it. */
  query: string
  /** What the person calls it; empty where it goes by what it is. */
  name: string
  /** It is no part of the plan that the others make. */
  isOut?: true | undefined
}

/** What a pin looks like in storage, where anything may stand. */
const pin = z.object({
  calculator: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  query: z.string().check(z.maxLength(longestQuery)),
  name: z.string().check(z.maxLength(longestName)),
  isOut: z.optional(z.literal(true)),
})

/** The pins among items of any origin, each result once, and no more than are kept. */
export function readPins(items: readonly unknown[]): Pin[] {
  const pins: Pin[] = []
  for (const item of items) {
    const { success, data } = z.safeParse(pin, item)
    if (!success || pins.some((other) => isSamePin(other, data))) continue
    pins.push(data)
  }
  return pins.slice(0, mostPins)
}

/** Whether both are the same result, whatever it is called. */
export function isSamePin(one: Pin, other: Pin): boolean {
  return one.calculator === other.calculator && one.query === other.query
}
