import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { assistant } from '@pkg/api-contract'
import type { ExchangeRates } from '@pkg/money-questions'
import type { FastifyRequest } from 'fastify'
import { abortSignal } from '../../lib/abort-signal.ts'
import { createFairQueue } from '../../lib/create-fair-queue.ts'
import { createRateLimiter } from '../../lib/rate-limiter.ts'
import { toCallerNetwork } from '../../lib/to-caller-network.ts'
import { answerQuestion } from './answer-question.ts'
import { createAskBudget } from './ask-budget.ts'
import { toEventStream } from './to-event-stream.ts'

const BODY_LIMIT = 64 * 1024
/** How often one person, and one network address, may have the model asked. */
const perPerson = { burst: 15, perMinute: 6 }
const perAddress = { burst: 60, perMinute: 30 }
/** Questions that wait to be read; whoever comes later is asked to come back. */
const WAITING = 100

/** Answers questions about money. The built-in solver always can; the model costs, and is rationed. */
export const assistantFeature: FastifyPluginAsyncZod = async (app) => {
  const { now } = app
  const limiter = createRateLimiter(app.sharing.counts('assistant'))
  const readings = createFairQueue({ atOnce: 1, waiting: WAITING })
  const budget = createAskBudget({ perDay: app.env.askDailyBudget, store: app.database.answers, now })

  /** Why the model is not asked this time, if it is not. */
  async function refuseModel(request: FastifyRequest): Promise<'budgetIsSpent' | 'tooOften' | undefined> {
    if (app.chain.streamModel === undefined) return undefined
    const address = toCallerNetwork(request)
    const caller = await app.findCaller(request)
    const waits = await Promise.all([
      limiter.take(`address ${address}`, perAddress),
      limiter.take(caller ? `person ${caller.id}` : `visitor ${address}`, perPerson),
    ])
    if (waits.some((wait) => wait > 0)) return 'tooOften'
    return (await budget.take()) ? undefined : 'budgetIsSpent'
  }

  /** What one dollar buys, by the same reading that the currency converter shows. */
  async function readRates(): Promise<ExchangeRates | undefined> {
    try {
      const { data, source, updatedAt, stale } = await app.chain.getRates('USD')
      return { perDollar: data, source, updatedAt, stale }
    } catch (error) {
      // The answer says that there are none, and asks for the rate.
      app.log.warn({ err: error }, 'No exchange rates could be read for a question')
      return undefined
    }
  }

  app.route({
    ...assistant.ask,
    bodyLimit: BODY_LIMIT,
    async handler(request, reply) {
      const signal = abortSignal(reply)
      // Reading a question keeps the process busy: of many at once each waits for the others to get in between.
      const who = toCallerNetwork(request)
      await readings.run({ who }, () => new Promise<void>((goOn) => setImmediate(goOn)))
      const withoutModel = await refuseModel(request)
      const { streamModel } = app.chain
      const events = answerQuestion({
        ...request.body,
        readRates,
        streamModel,
        withoutModel,
        now: now(),
        signal,
      })
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(toEventStream(events) as never)
    },
  })
}
