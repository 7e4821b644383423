import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import {
  NFTS_FETCHED,
  type Position,
  portfolio,
  type Sourced,
  sumHoldings,
  type Token,
  TRANSFERS_FETCHED,
} from '@pkg/api-contract'
import { isCrowded, sortHoldings } from '@pkg/chain-client'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { WalletKey } from '../../database/ledgers.repository.ts'
import { isNow } from '../../lib/is-now.ts'
import { toAccount } from '../../lib/to-account.ts'
import { getUser } from '../../plugins/access.ts'
import { toFailure } from '../../plugins/errors.ts'
import type { WalletChains } from './chains/create-wallet-chains.ts'
import { readEachChain } from './chains/read-each-chain.ts'
import { labelTransfers } from './label-transfers.ts'
import { createWalletSender } from './send-wallets.ts'
import type { TokenJudge } from './spam/create-token-judge.ts'
import { judgeTransfers } from './spam/judge-transfers.ts'
import { toReadOptions } from './to-read-options.ts'
import type { PrimaryNames } from './wallets/create-primary-names.ts'

/** The wallet that a request is about; of one with several, each by itself. */
interface Asked {
  address: string
  chainId: number | undefined
}

type WalletRequest = FastifyRequest & {
  params: { address: string }
  query: { chainId?: number | undefined }
}
const toAsked = ({ params, query }: WalletRequest): Asked => ({
  address: params.address,
  chainId: query.chainId,
})

/**
 * What one tracked wallet holds and did, on all of its chains. `Cache-Control: no-cache` on a request asks for a new
 * reading.
 */
export const portfolioRoutes: FastifyPluginAsyncZod<{
  tokenJudge: TokenJudge
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, { tokenJudge, primaryNames, walletChains }) => {
  const { chain, media, now, readyAnswers } = app
  const { recent } = app.database

  /** What each chain of the wallet answers, and whether all would answer the same now. */
  async function readChains<T>(
    request: FastifyRequest,
    asked: Asked,
    options: ReturnType<typeof toReadOptions>,
    {
      read,
      isKept,
    }: { read: (wallet: WalletKey) => Promise<Sourced<T>>; isKept: (answer: Sourced<T>) => boolean },
  ) {
    const { chainId } = asked
    const address = asked.address.toLowerCase()
    const wish = { address: [address], chainId }
    const { wallets, holds } = await walletChains.select(getUser(request).id, wish, options)
    const { parts, whole } = await readEachChain(wallets, read, {
      ...{ chains: chain.chains, options, now },
      log: (err, { chainId }) => request.log.warn({ err, chainId }, 'A chain could not be read'),
    })
    const answers = parts.map(({ answer }) => answer)
    return {
      ...{ address, parts, whole, part: `${address} ${chainId ?? ''}` },
      from: [wallets.map(({ chainId }) => chainId).join(), ...answers],
      holds: () => holds() && parts.length === wallets.length && answers.every(isKept),
    }
  }

  /** The wallet's tokens, and what makes the spam marks that this person sees. */
  async function readTokens(
    request: FastifyRequest,
    asked: Asked,
    options: ReturnType<typeof toReadOptions>,
    listTokens: (wallet: WalletKey) => Promise<Sourced<Token[]>> = (wallet) =>
      chain.listTokens(toAccount(wallet), options),
  ) {
    const read = await readChains(request, asked, options, {
      read: listTokens,
      isKept: chain.holds,
    })
    const { id } = getUser(request)
    const judged = await Promise.all(
      read.parts.map(async ({ wallet, answer }) => ({
        ...{ wallet, answer },
        grounds: await tokenJudge.findGrounds(id, wallet),
      })),
    )
    return {
      ...read,
      from: [...read.from, ...judged.flatMap(({ grounds }) => [grounds.verdicts, grounds.arrivals])],
      holds: () =>
        read.holds() && judged.every(({ wallet, grounds }) => tokenJudge.holds(id, wallet, grounds)),
      /** Largest value first over all chains. */
      judge(): { rows: Token[]; provisional: boolean } {
        const applied = judged.map(({ answer, grounds }) => tokenJudge.apply(grounds, answer.data))
        const rows = applied.flatMap((one) => one.rows)
        return {
          rows: applied.length > 1 ? sortHoldings(rows) : rows,
          provisional: applied.some(({ provisional }) => provisional),
        }
      },
    }
  }

  const tokenList = readyAnswers.define(portfolio.listTokens)
  app.route({
    ...portfolio.listTokens,
    async handler(request, reply) {
      const read = await readTokens(request, toAsked(request), toReadOptions(request, reply))
      return tokenList.send(request, reply, toTokenList(read))
    },
  })
  const toTokenList = ({ whole, judge, part, from, holds }: Awaited<ReturnType<typeof readTokens>>) => ({
    ...{ part, from, holds },
    async make() {
      const { rows, provisional } = judge()
      return { ...whole, data: await media.link(rows, ['logo', 'thumbnail']), provisional }
    },
  })

  const sendWallets = createWalletSender()
  app.route({
    ...portfolio.listTokensOfWallets,
    async handler(request, reply) {
      const { id } = getUser(request)
      const { address: named, chainId } = request.query
      const tracked = await recent.tracked(id)
      const addresses = named ?? tracked.map(({ address }) => address)
      const options = toReadOptions(request, reply)
      return sendWallets(request, reply, {
        key: options.refresh ? null : `${id} ${request.url}`,
        ...{ addresses: [...new Set(addresses.map((address) => address.toLowerCase()))], options },
        async read(address) {
          // Somebody may have asked for all of them at once, as the history does: here there is time to wait again.
          const listTokens = (wallet: WalletKey) =>
            askAgain(() => chain.listTokens(toAccount(wallet), options), options)
          try {
            const list = toTokenList(await readTokens(request, { address, chainId }, options, listTokens))
            const { bytes, etag } = await tokenList.take(request, list)
            const text = `{"address":"${address}","tokens":${bytes},"failure":null}`
            const holds = () => list.holds() && (named !== undefined || isNow(recent.tracked(id), tracked))
            return { text, etag, holds }
          } catch (error) {
            options.signal.throwIfAborted()
            const failure = toFailure(error as FastifyError, request)
            const text = JSON.stringify({ address, tokens: null, failure })
            return { text, etag: text, holds: () => false }
          }
        },
      })
    },
  })

  const netWorth = readyAnswers.define(portfolio.getNetWorth)
  app.route({
    ...portfolio.getNetWorth,
    async handler(request, reply) {
      const options = toReadOptions(request, reply)
      const { whole, judge, part, from, holds } = await readTokens(request, toAsked(request), options)
      return netWorth.send(request, reply, {
        ...{ part, from, holds },
        make: () => ({ ...whole, data: sumHoldings(judge().rows) }),
      })
    },
  })

  const positionList = readyAnswers.define(portfolio.listPositions)
  app.route({
    ...portfolio.listPositions,
    async handler(request, reply) {
      const options = toReadOptions(request, reply)
      const { parts, whole, part, from, holds } = await readChains(request, toAsked(request), options, {
        read: (wallet) => chain.listPositions(toAccount(wallet), { ...options, claims: true }),
        isKept: chain.holds,
      })
      return positionList.send(request, reply, {
        ...{ part, from, holds },
        make() {
          const all = parts.flatMap(({ answer }) => answer.data)
          const isClaim = ({ trust }: Position) => trust === 'claimed'
          // Of each chain they stand like that already.
          return { ...whole, data: all.toSorted((a, b) => Number(isClaim(a)) - Number(isClaim(b))) }
        },
      })
    },
  })

  const transferList = readyAnswers.define(portfolio.listTransfers)
  app.route({
    ...portfolio.listTransfers,
    async handler(request, reply) {
      const options = toReadOptions(request, reply, { limit: TRANSFERS_FETCHED })
      const { address, parts, whole, part, from, holds } = await readChains(
        request,
        toAsked(request),
        options,
        {
          read: (wallet) => chain.listTransfers(toAccount(wallet), options),
          isKept: chain.holds,
        },
      )
      const { id } = getUser(request)
      const wallets = await recent.tracked(id)
      const tracked = await primaryNames.apply(wallets)
      return transferList.send(request, reply, {
        ...{ part, from: [...from, tracked] },
        holds: () => holds() && isNow(recent.tracked(id), wallets) && primaryNames.holds(wallets, tracked),
        async make() {
          const all = parts.flatMap(({ answer }) => answer.data)
          const latest =
            parts.length > 1
              ? all
                  .toSorted((a, b) => Date.parse(b.blockTimestamp) - Date.parse(a.blockTimestamp))
                  .slice(0, TRANSFERS_FETCHED)
              : all
          const rows = labelTransfers(judgeTransfers(latest, address, tracked), tracked)
          return { ...whole, data: await media.link(rows, ['logo']) }
        },
      })
    },
  })

  const nftList = readyAnswers.define(portfolio.listNfts)
  app.route({
    ...portfolio.listNfts,
    async handler(request, reply) {
      const options = toReadOptions(request, reply, { limit: NFTS_FETCHED })
      const { parts, whole, part, from, holds } = await readChains(request, toAsked(request), options, {
        read: (wallet) => chain.listNfts(toAccount(wallet), options),
        isKept: chain.holds,
      })
      return nftList.send(request, reply, {
        ...{ part, from, holds },
        make: async () => ({
          ...whole,
          data: await media.link(
            parts.flatMap(({ answer }) => answer.data),
            ['image'],
          ),
        }),
      })
    },
  })
}

/** How often a reading is begun for which there was no room in the line before a source. */
const TRIES = 4

async function askAgain<T>(ask: () => Promise<T>, { signal }: { signal: AbortSignal }): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === TRIES || !isCrowded(error) || signal.aborted) throw error
    }
  }
}
