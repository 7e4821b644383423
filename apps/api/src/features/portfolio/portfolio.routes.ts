import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { NFTS_FETCHED, portfolio, sumHoldings, type Token, TRANSFERS_FETCHED } from '@pkg/api-contract'
import { sortHoldings } from '@pkg/chain-client'
import type { FastifyError } from 'fastify'
import { isNow } from '../../lib/is-now.ts'
import { toAccount } from '../../lib/to-account.ts'
import { getUser } from '../../plugins/access.ts'
import { toFailure } from '../../plugins/errors.ts'
import { askAgain } from './ask-again.ts'
import type { WalletChains } from './chains/create-wallet-chains.ts'
import { createWalletAnswers, type WalletReading } from './create-wallet-answers.ts'
import { labelTransfers } from './label-transfers.ts'
import { createWalletSender } from './send-wallets.ts'
import type { TokenJudge } from './spam/create-token-judge.ts'
import { judgeTransfers } from './spam/judge-transfers.ts'
import { toReadOptions } from './to-read-options.ts'
import type { PrimaryNames } from './wallets/create-primary-names.ts'

/**
 * What one tracked wallet holds and did, on all of its chains. `Cache-Control: no-cache` on a request asks for a new
 * reading.
 */
export const portfolioRoutes: FastifyPluginAsyncZod<{
  tokenJudge: TokenJudge
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, { tokenJudge, primaryNames, walletChains }) => {
  const { chain, media } = app
  const { recent } = app.database
  const defineAnswer = createWalletAnswers(app, walletChains)

  /** The tokens with the spam marks that this person sees, largest value first over all chains. */
  async function judge({ userId, parts }: WalletReading<Token[]>) {
    const judged = await Promise.all(
      parts.map(async ({ wallet, answer }) => ({
        ...{ wallet, answer },
        grounds: await tokenJudge.findGrounds(userId, wallet),
      })),
    )
    return {
      from: judged.flatMap(({ grounds }) => [grounds.verdicts, grounds.arrivals]),
      holds: () => judged.every(({ wallet, grounds }) => tokenJudge.holds(userId, wallet, grounds)),
      list(): { rows: Token[]; provisional: boolean } {
        const applied = judged.map(({ answer, grounds }) => tokenJudge.apply(grounds, answer.data))
        const rows = applied.flatMap((one) => one.rows)
        return {
          rows: applied.length > 1 ? sortHoldings(rows) : rows,
          provisional: applied.some(({ provisional }) => provisional),
        }
      },
    }
  }

  const tokens = defineAnswer(portfolio.listTokens, {
    read: (wallet, options) => chain.listTokens(toAccount(wallet), options),
    async narrow(reading) {
      const { list, ...judged } = await judge(reading)
      return {
        ...judged,
        async make() {
          const { rows, provisional } = list()
          return { data: await media.link(rows, ['logo', 'thumbnail']), provisional }
        },
      }
    },
  })
  app.route({ ...portfolio.listTokens, handler: (request, reply) => tokens.send(request, reply) })

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
          try {
            // Somebody may have asked for all of them at once, as the history does: here there is time to wait again.
            const { bytes, etag, holds } = await tokens.take(
              request,
              { address, chainId },
              options,
              (wallet) => askAgain(() => chain.listTokens(toAccount(wallet), options), options),
            )
            return {
              text: `{"address":"${address}","tokens":${bytes},"failure":null}`,
              etag,
              holds: () => holds() && (named !== undefined || isNow(recent.tracked(id), tracked)),
            }
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

  const netWorth = defineAnswer(portfolio.getNetWorth, {
    read: (wallet, options) => chain.listTokens(toAccount(wallet), options),
    async narrow(reading) {
      const { list, ...judged } = await judge(reading)
      return { ...judged, make: () => ({ data: sumHoldings(list().rows) }) }
    },
  })
  app.route({ ...portfolio.getNetWorth, handler: (request, reply) => netWorth.send(request, reply) })

  const positions = defineAnswer(portfolio.listPositions, {
    options: { claims: true },
    read: (wallet, options) => chain.listPositions(toAccount(wallet), options),
    narrow: ({ parts }) => ({
      make() {
        const all = parts.flatMap(({ answer }) => answer.data)
        // What is only claimed comes last, as it does on each chain already.
        return { data: all.toSorted((a, b) => Number(a.trust === 'claimed') - Number(b.trust === 'claimed')) }
      },
    }),
  })
  app.route({ ...portfolio.listPositions, handler: (request, reply) => positions.send(request, reply) })

  const transfers = defineAnswer(portfolio.listTransfers, {
    options: { limit: TRANSFERS_FETCHED },
    read: (wallet, options) => chain.listTransfers(toAccount(wallet), options),
    async narrow({ userId, address, parts }) {
      const wallets = await recent.tracked(userId)
      const tracked = await primaryNames.apply(wallets)
      return {
        from: [tracked],
        holds: () => isNow(recent.tracked(userId), wallets) && primaryNames.holds(wallets, tracked),
        async make() {
          const all = parts.flatMap(({ answer }) => answer.data)
          const latest =
            parts.length > 1
              ? all
                  .toSorted((a, b) => Date.parse(b.blockTimestamp) - Date.parse(a.blockTimestamp))
                  .slice(0, TRANSFERS_FETCHED)
              : all
          const rows = labelTransfers(judgeTransfers(latest, address, tracked), tracked)
          return { data: await media.link(rows, ['logo']) }
        },
      }
    },
  })
  app.route({ ...portfolio.listTransfers, handler: (request, reply) => transfers.send(request, reply) })

  const nfts = defineAnswer(portfolio.listNfts, {
    options: { limit: NFTS_FETCHED },
    read: (wallet, options) => chain.listNfts(toAccount(wallet), options),
    narrow: ({ parts }) => ({
      make: async () => ({
        data: await media.link(
          parts.flatMap(({ answer }) => answer.data),
          ['image'],
        ),
      }),
    }),
  })
  app.route({ ...portfolio.listNfts, handler: (request, reply) => nfts.send(request, reply) })
}
