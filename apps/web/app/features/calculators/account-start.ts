import * as z from 'zod/mini'
import { accountPrefix, readStored, writeStored } from '#app/lib/stored-state.ts'

/** Kept with what belongs to the account, so that it leaves the device when that does. */
const name = `${accountPrefix}net-worth-used`

const blank = /(?<=^|&)start=(?=&|$)/

/** Remembers which amount, in rupees, a form was filled with out of an account's wallets. */
export function rememberNetWorthUsed(inr: number): void {
  writeStored(name, inr)
}

/** The numbers of a plan as the device keeps them: without the amount at hand where that is the account's. */
export function leaveOutAccountStart(plan: string): string {
  const used = readStored(name, z.number())
  return used === undefined ? plan : plan.replace(new RegExp(`(?<=^|&)start=${used}(?=&|$)`), 'start=')
}

/** The same as they were, as long as the account is here; once it has left, nothing is at hand. */
export function putInAccountStart(plan: string): string {
  return plan.replace(blank, () => `start=${readStored(name, z.number()) ?? 0}`)
}
