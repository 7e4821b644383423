import type { Direction, Transfer } from '@pkg/api-contract'
import type { Address } from '../ports/wallet-data.ts'
import { distinctBy } from './distinct-by.ts'

/** Which way a transfer goes, seen from a wallet. Addresses are compared in lower case. */
function directionOf(wallet: Address, from: string, to: string): Direction {
  if (from === to) return 'Self'
  return from === wallet ? 'Sent' : 'Received'
}

/** Completes a transfer: its identity is transaction and log, since one transaction may move a token twice. */
export function toTransfer(wallet: Address, row: Omit<Transfer, 'id' | 'direction'>): Transfer {
  return {
    id: `${row.transactionHash}:${row.logIndex}`,
    direction: directionOf(wallet, row.fromAddress, row.toAddress),
    ...row,
  }
}

/** Drops rows that repeat a transaction and log; newest first, within a block the latest log first. */
export function toDistinct(transfers: readonly Transfer[]): Transfer[] {
  return distinctBy(transfers, ({ id }) => id).sort(
    (a, b) => b.blockTimestamp.localeCompare(a.blockTimestamp) || b.logIndex - a.logIndex,
  )
}
