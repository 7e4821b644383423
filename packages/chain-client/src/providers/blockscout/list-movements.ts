import type { Chain } from '@pkg/chains'
import type * as z from 'zod'
import { distinctBy } from '../../holdings/distinct-by.ts'
import type { MovementList } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { collectPages, type Page } from '../collect-pages.ts'
import {
  internalRow,
  toDeposits,
  toDescription,
  toInternalMovements,
  toNativeMovements,
  toTokenMovements,
  toWithdrawal,
  transactionRow,
  withdrawalRow,
} from './movements.ts'
import { nftTransferRow, toNftMovements } from './nft-movements.ts'
import { transferRow } from './transfers.ts'

/** Pages of 50 rows: enough for 20,000 movements of a kind. */
const MAX_PAGES = 400

/** Reads one page of a list, from the place that the page before it names. */
export type GetPage = <R>(
  path: string,
  row: z.ZodType<R>,
) => (
  next: Record<string, string | number | boolean | null> | null,
) => Promise<Page<R, Record<string, string | number | boolean | null>>>

/** Gathers transactions, internal transactions and transfers of tokens and NFTs back to a block, newest first. */
export async function listBlockscoutMovements(
  chain: Chain,
  wallet: Address,
  fromBlock: number,
  { getPage, getBlockTime }: { getPage: GetPage; getBlockTime: (block: number) => Promise<string> },
): Promise<MovementList> {
  const base = `/addresses/${wallet}`

  async function collect<R extends { block_number: number | null; timestamp: string | null }>(
    path: string,
    row: z.ZodType<R>,
    keyOf: (row: R) => string,
  ) {
    const { rows, complete } = await collectPages(getPage(path, row), {
      keyOf,
      maxPages: MAX_PAGES,
      enough: ({ block_number }) => block_number !== null && block_number < fromBlock,
    })
    const oldest = rows.at(-1)
    // The list may have been cut in the middle of a block, so only newer blocks are known to be complete.
    const cutShortAt = complete || oldest === undefined ? null : Date.parse(await timeOf(oldest)) + 1
    return { rows: rows.filter(({ block_number }) => (block_number ?? 0) >= fromBlock), cutShortAt }
  }
  const times = new Map<number, Promise<string>>()
  function timeOf({ timestamp, block_number }: { timestamp: string | null; block_number: number | null }) {
    if (timestamp !== null || block_number === null) return Promise.resolve(timestamp ?? '')
    const known = times.get(block_number) ?? getBlockTime(block_number)
    times.set(block_number, known)
    return known
  }

  const transactions = await collect(`${base}/transactions`, transactionRow, ({ hash }) => hash)
  const internals = await collect(
    `${base}/internal-transactions`,
    internalRow,
    ({ transaction_hash, index }) => `${transaction_hash}:${index}`,
  )
  const transfers = await collect(
    `${base}/token-transfers?type=ERC-20`,
    transferRow,
    ({ transaction_hash, log_index }) => `${transaction_hash}:${log_index}`,
  )
  const pieces = await collect(
    `${base}/token-transfers?type=ERC-721,ERC-1155`,
    nftTransferRow,
    ({ transaction_hash, log_index, total }) => `${transaction_hash}:${log_index}:${total.token_id}`,
  )
  const withdrawals = chain.credits.some(({ kind }) => kind === 'withdrawals')
    ? await collect(`${base}/withdrawals`, withdrawalRow, ({ index }) => String(index)).catch(orNone)
    : NONE
  const movedPieces = await Promise.all(
    pieces.rows.map(async (row) => toNftMovements(chain, wallet, row, await timeOf(row))),
  )
  const moved = await Promise.all(
    transfers.rows.map(async (row) => toTokenMovements(chain, wallet, row, await timeOf(row))),
  )
  // What a call passed on came back with the transaction that failed.
  const failed = new Set(transactions.rows.flatMap(({ hash, status }) => (status === 'error' ? [hash] : [])))
  const passedOn = internals.rows.filter(({ transaction_hash }) => !failed.has(transaction_hash))
  const deposits = transactions.rows.flatMap((row) => toDeposits(chain, wallet, row))
  const cuts = [transactions, internals, transfers, withdrawals].flatMap(({ cutShortAt }) => cutShortAt ?? [])
  return {
    movements: [
      ...transactions.rows.flatMap((row) => toNativeMovements(chain, wallet, row)),
      ...passedOn.flatMap((row) => toInternalMovements(chain, wallet, row)),
      ...withdrawals.rows.map((row) => toWithdrawal(chain, row)),
      ...moved.flat(),
      ...movedPieces.flat(),
    ],
    assets: distinctBy(
      [...transfers.rows, ...pieces.rows].map((row) => toDescription(chain, row)),
      ({ asset }) => asset,
    ),
    cutShortAt: cuts.length === 0 ? null : Math.max(...cuts),
    nftsCutShortAt: pieces.cutShortAt,
    ...(deposits.length > 0 && { deposits }),
  }
}

const NONE = { rows: [], cutShortAt: null }

/** An instance without such a list, or a wallet without such rows. */
function orNone(error: unknown): typeof NONE {
  if (error instanceof ProviderError && error.kind === 'notfound') return NONE
  throw error
}
