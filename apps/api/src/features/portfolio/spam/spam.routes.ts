import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { spamRules, toAssetId, toFreshnessState } from '@pkg/api-contract'
import { succeed } from '../../../lib/succeed.ts'
import { toAccount } from '../../../lib/to-account.ts'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { readEachChain } from '../chains/read-each-chain.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { TokenJudge } from './create-token-judge.ts'
import { describeHidden } from './describe-hidden.ts'
import { mergeJudgements } from './merge-judgements.ts'

/** What is taken for spam, why, and what the person thinks of it. */
export const spamRoutes: FastifyPluginAsyncZod<{
  tokenJudge: TokenJudge
  walletChains: WalletChains
}> = async (app, { tokenJudge, walletChains }) => {
  const { chain, database, media, now } = app

  app.route({
    ...spamRules.listSpam,
    async handler(request, reply) {
      const { id } = getUser(request)
      const options = toReadOptions(request, reply)
      const { wallets } = await walletChains.select(id, request.query, options)
      const { parts, whole } = await readEachChain(
        wallets,
        (wallet) => chain.listTokens(toAccount(wallet), options),
        {
          ...{ chains: chain.chains, options, now },
          log: (err) => request.log.warn({ err }, 'A wallet could not be read'),
        },
      )
      const judged = await Promise.all(
        parts.map(async ({ wallet, answer }) =>
          tokenJudge.judge(await tokenJudge.findGrounds(id, wallet), answer.data),
        ),
      )
      const all = mergeJudgements(judged.flatMap(({ rows }) => rows))
      const tokens = all.filter(({ score, verdict, hidden }) => score > 0 || verdict !== null || hidden)
      const hidden = tokens.filter((token) => token.hidden)
      const { source, updatedAt, problem, chains } = whole
      return {
        tokens: await media.link(tokens, ['logo']),
        ...describeHidden(
          hidden,
          all.filter((token) => !token.hidden),
        ),
        freshness: { source, updatedAt, problem, state: toFreshnessState(whole, now()) },
        chains,
        provisional: judged.some(({ provisional }) => provisional),
      }
    },
  })

  app.route({
    ...spamRules.setSpamVerdict,
    async handler(request) {
      const { chainId, asset, verdict } = request.body
      await database.verdicts.add(getUser(request).id, toAssetId({ chainId, address: asset }), verdict)
      return succeed({})
    },
  })
}
