import { HISTORY_DAYS, type HistoryRange } from '@pkg/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { restoreQuery } from '#app/lib/stored-queries.ts'
import { accountPrefix, clearStored, readStored, writeStored } from '#app/lib/stored-state.ts'
import {
  EVERYTHING,
  holdingGains,
  holdingSparklines,
  portfolioHistory,
  suspectedTokens,
  trackedAddresses,
  trackedWallets,
  walletNfts,
  walletTokens,
} from './queries.ts'
import { forgetChoice, restoreChoice } from './remembered-choice.ts'

const ownerName = `${accountPrefix}owner`

/**
 * Paints what the browser kept, if it was kept for the same person; throws it away if not. The person is told by the
 * server's welcome line, which comes before any address is shown.
 */
export function adoptStored(client: QueryClient, owner: string): void {
  if (readStored(ownerName, z.string()) !== owner) {
    clearStored(accountPrefix)
    forgetChoice()
    writeStored(ownerName, owner)
    return
  }
  restoreChoice()
  if (!restoreQuery(client, trackedAddresses())) return
  restoreQuery(client, trackedWallets())
  restoreQuery(client, suspectedTokens(EVERYTHING))
  for (const range of Object.keys(HISTORY_DAYS) as HistoryRange[]) {
    restoreQuery(client, portfolioHistory(range, EVERYTHING))
    restoreQuery(client, holdingGains(range, EVERYTHING))
    restoreQuery(client, holdingSparklines(range, EVERYTHING))
  }
  for (const address of client.getQueryData(trackedAddresses().queryKey)?.addresses ?? []) {
    restoreQuery(client, walletTokens(address))
    restoreQuery(client, walletNfts(address))
  }
}
