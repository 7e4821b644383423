import type { Nft } from '@pkg/api-contract'
import * as z from 'zod'
import { isNativeFace } from '../../holdings/is-native-face.ts'
import { toDistinct } from '../../holdings/to-transfer.ts'
import type { InLine } from '../../outbound/create-line.ts'
import type { RawAnswer } from '../../outbound/http-client.ts'
import { withTimeout } from '../../policies/with-timeout.ts'
import type { Movements } from '../../ports/movements.ts'
import type { ListedToken, WalletData } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { collectPages, leaveOut } from '../collect-pages.ts'
import { defineChainProvider } from '../define-provider.ts'
import { createQueue } from './create-queue.ts'
import { addressAnswer, balanceRow, toNativeCoin, toToken } from './holdings.ts'
import { knownRows } from './known-rows.ts'
import { listBlockscoutMovements } from './list-movements.ts'
import { nftRow, toNft } from './nfts.ts'
import { blockAnswer, toContractTransfer, transferRow } from './transfers.ts'

const NAME = 'Blockscout'

/** A Blockscout instance, API v2: holdings, transfers and NFTs from an index. No key. */
export const blockscout = defineChainProvider({
  id: 'blockscout',
  name: NAME,
  needs: ['BLOCKSCOUT_URL'],
  uses: ['BLOCKSCOUT_API_KEY'],
  fills: ['walletData', 'movements'],
  // Instances let 180 calls a minute through; the free plan of the paid service has 100,000 credits a day, at 20 for a call.
  budget: ({ BLOCKSCOUT_API_KEY: key }) => (key ? { perDay: 5_000 } : { perMinute: 180 }),
  create: ({ chain, lineOf, http, settings, turns }) => {
    const base = settings.BLOCKSCOUT_URL.replace(/\/+$/, '')
    const key = settings.BLOCKSCOUT_API_KEY
    // In a header, and not in the address, which messages repeat.
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    // Instances answer a burst of parallel calls with 429, long before their stated limit.
    const inTurn = createQueue({ ...{ name: `upstream ${base}`, provider: NAME }, turns })
    const onHost = lineOf(new URL(base).host)

    /** Makes one call of a turn. Its time begins when it goes out, so that an instance which hangs holds up nobody for longer. */
    const call = <T>(path: string, schema: z.ZodType<T>, place: InLine): Promise<T> =>
      onHost(
        () =>
          withTimeout(
            (signal) =>
              http({ url: base + path, schema, operation: place.operation, headers, signal, classify }),
            {
              ms: CALL_MS,
              signal: place.signal,
              fail: () => new ProviderError('timeout', { provider: NAME, operation: place.operation }),
            },
          ),
        place,
      )
    const get = <T>(path: string, schema: z.ZodType<T>, place: InLine): Promise<T> =>
      inTurn(() => call(path, schema, place), place)

    const getPage = <R>(path: string, row: z.ZodType<R>, place: InLine) => {
      const schema = pageOf(row)
      return async (next: PageParams | null) => {
        const page = await get(withQuery(path, next ?? {}), schema, place)
        return { rows: page.items, next: page.next_page_params }
      }
    }

    /** An address that the index has never seen is empty, not a fault. */
    async function orEmpty<T>(answer: Promise<T>, empty: T): Promise<T> {
      try {
        return await answer
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'notfound') return empty
        throw error
      }
    }

    const walletData: WalletData = {
      async listTokens(address, { signal, lineWait, confirm } = {}) {
        const place = { operation: 'tokens', signal, lineWait }
        // Both calls in one turn: of many wallets the first is there after two calls, and not after all of them.
        const found = await inTurn(async () => {
          const about = await orEmpty(call(`/addresses/${address}`, addressAnswer, place), null)
          if (about === null) return null
          const path = `/addresses/${address}/token-balances`
          return { about, rows: await orEmpty(call(path, knownRows(balanceRow), place), []) }
        }, place)
        // A wallet that it does not know may have come to something since.
        if (found === null) return (await confirm?.([], null)) ?? []
        const { about, rows } = found
        const tokens: ListedToken[] = [
          toNativeCoin(chain, about),
          ...rows.flatMap((row) => toToken(chain, row)),
        ]
        const confirmed = (await confirm?.(tokens, about.block_number_balance_updated_at)) ?? tokens
        return confirmed.filter(({ balance }) => balance !== '0')
      },
      async listTransfers(address, { limit, signal, lineWait }) {
        const place = { operation: 'transfers', signal, lineWait }
        const path = `/addresses/${address}/token-transfers?type=ERC-20`
        const getRows = getPage(path, transferRow, place)
        const { rows } = await orEmpty(
          collectPages(
            leaveOut(getRows, ({ token }) => isNativeFace(chain, token.address)),
            {
              keyOf: ({ transaction_hash, log_index }) => `${transaction_hash}:${log_index}`,
              limit,
            },
          ),
          { rows: [], complete: true },
        )
        const times = new Map<number, string>()
        for (const { timestamp, block_number } of rows) {
          if (timestamp !== null || times.has(block_number)) continue
          times.set(block_number, (await get(`/blocks/${block_number}`, blockAnswer, place)).timestamp)
        }
        return toDistinct(
          rows.map((row) => toContractTransfer(chain, address, row, times.get(row.block_number))),
        )
      },
      async listNfts(address, { limit, signal, lineWait }): Promise<Nft[]> {
        const path = `/addresses/${address}/nft?type=ERC-721,ERC-1155`
        const { rows } = await orEmpty(
          collectPages(getPage(path, nftRow, { operation: 'NFTs', signal, lineWait }), {
            keyOf: ({ token, id }) => `${token.address}:${id}`,
            limit,
          }),
          { rows: [], complete: true },
        )
        return rows.map((row) => toNft(chain, row))
      },
    }

    const movements: Movements = {
      listMovements(address, { fromBlock = 0, signal, lineWait } = {}) {
        // A full history is many calls, for which nobody waits.
        const place = { operation: 'movements', signal, lineWait, isBehind: true }
        return orEmpty(
          listBlockscoutMovements(chain, address, fromBlock, {
            getPage: (path, row) => getPage(path, row, place),
            async getBlockTime(block) {
              const { timestamp } = await get(`/blocks/${block}`, blockAnswer, place)
              return timestamp
            },
          }),
          { movements: [], assets: [], cutShortAt: null, nftsCutShortAt: null },
        )
      },
    }
    return { walletData, movements }
  },
})

/** The longest that one call may take. */
const CALL_MS = 10_000

/** What leads to the next page; it is sent back as it came. */
const pageParams = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
type PageParams = z.output<typeof pageParams>

const pageOf = <R>(row: z.ZodType<R>) =>
  z.object({ items: knownRows(row), next_page_params: pageParams.nullable() })

/** Our own question with the place to go on from: an instance may repeat a part of the question there, or leave it out. */
function withQuery(path: string, place: PageParams): string {
  const [route, question] = path.split('?')
  const query = new URLSearchParams(question)
  for (const [key, value] of Object.entries(place)) query.set(key, value === null ? '' : String(value))
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? `${route}` : `${route}?${text}`
}

/** The time until the limit resets comes in milliseconds, in a header of the service's own. */
function classify({ status, headers }: RawAnswer) {
  if (status === 402) return { kind: 'quota' as const }
  if (status !== 429) return undefined
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN)
  const own = headers.get('retry-after') === null && Number.isFinite(reset) && reset >= 0
  return { kind: 'rate' as const, ...(own && { retryAfterMs: reset }) }
}
