import { formatMicros } from '@pkg/api-contract'
import type { GainsFile, GainsReport } from './gains-file.ts'

/** What moved, without any judgement of it: amounts in base units, values in dollars. */
export function writeFacts({ transactions, year }: GainsReport): GainsFile {
  const facts = transactions.map(({ transaction: { hash, chainId, block, at, legs } }) => ({
    ...{ chainId, hash, block },
    at: new Date(at).toISOString(),
    movements: legs.map(({ micros, amount, local: _, ...leg }) => ({
      ...leg,
      amount: amount.toString(),
      usdValue: micros === null ? null : formatMicros(micros),
    })),
  }))
  const { from, to, timeZone } = year
  return {
    mediaType: 'application/json',
    content: JSON.stringify({ from, to, timeZone, transactions: facts }, null, 1),
  }
}
