import { DAY_MS } from '@pkg/api-contract'
import { PRICE_STEP_MS, type PriceStep } from '@pkg/chain-client'

/** How finely the past is cut. */
export type Step = PriceStep
/** A day or an hour in UTC, counted from 1970. */
export type Slot = number
/** A calendar day in UTC, counted from 1970. */
export type Day = Slot

/** The slot that a moment (ms since 1970) lies in. */
export function toSlot(moment: number, step: Step): Slot {
  return Math.floor(moment / PRICE_STEP_MS[step])
}

/** The day that a moment (ms since 1970) lies in. */
export function toDay(moment: number): Day {
  return toSlot(moment, 'day')
}

/** The first and the last moment of a slot. */
export function startOf(slot: Slot, step: Step): number {
  return slot * PRICE_STEP_MS[step]
}
export function endOf(slot: Slot, step: Step): number {
  return startOf(slot + 1, step) - 1
}

/** `YYYY-MM-DD` */
export function formatDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Reads what `formatDay` writes; the contract has checked that it is a date. */
export function parseDay(text: string): Day {
  return toDay(Date.parse(`${text}T00:00:00Z`))
}
