import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import {
  ETHEREUM,
  formatSources,
  type SpamJudgement,
  spamRules,
  toAssetId,
  toFreshnessState,
} from '@pkg/api-contract'
import type { Address } from '@pkg/chain-client'
import { succeed } from '../../../lib/succeed.ts'
import { getUser } from '../../../plugins/access.ts'
import { selectWallets } from '../select-wallets.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { TokenJudge } from './create-token-judge.ts'
import { describeHidden } from './describe-hidden.ts'
import { mergeJudgements } from './merge-judgements.ts'

/** What is taken for spam, why, and what the person thinks of it. */
export const spamRoutes: FastifyPluginAsyncZod<{ tokenJudge: TokenJudge }> = async (app, { tokenJudge }) => {
  const { chain, database, media, now } = app

  app.route({
    ...spamRules.listSpam,
    async handler(request, reply) {
      const { id } = getUser(request)
      const options = toReadOptions(request, reply)
      const wallets = await selectWallets(database.recent, id, request.query.address)
      const problems: string[] = []
      const read = await Promise.all(
        wallets.map(async (address) => {
          try {
            const tokens = await chain.listTokens(
              { chainId: ETHEREUM, address: address.toLowerCase() as Address },
              options,
            )
            if (tokens.problem !== null) problems.push(tokens.problem)
            const grounds = await tokenJudge.findGrounds(id, address)
            const { rows, provisional } = tokenJudge.judge(grounds, tokens.data)
            return [{ ...tokens, judgements: rows, provisional }]
          } catch (error) {
            options.signal.throwIfAborted()
            request.log.warn({ err: error }, 'A wallet could not be read')
            problems.push('A wallet could not be read.')
            return []
          }
        }),
      )
      const answers = read.flat()
      const all = mergeJudgements(answers.flatMap(({ judgements }) => judgements))
      const tokens = all.filter(({ score, verdict, hidden }) => score > 0 || verdict !== null || hidden)
      const hidden = tokens.filter((token) => token.hidden)
      const updatedAt = answers.map((answer) => answer.updatedAt).sort()[0] ?? new Date(now()).toISOString()
      const problem = problems.length === 0 ? null : [...new Set(problems)].join(' ')
      const stale = answers.some((answer) => answer.stale)
      return {
        tokens: await media.link(tokens satisfies SpamJudgement[], ['logo']),
        ...describeHidden(
          hidden,
          all.filter((token) => !token.hidden),
        ),
        freshness: {
          source: formatSources(answers.map(({ source }) => source)),
          updatedAt,
          problem,
          state: toFreshnessState({ updatedAt, stale, problem }, now()),
        },
        provisional: answers.some((answer) => answer.provisional),
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
