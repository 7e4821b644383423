import { defineUpstream } from '../upstream.ts'
import { dollarRates, midnight, referenceCodes } from './dollar-rates.ts'

const day = 86_400_000

/** Frankfurter, version 1: the reference rates of the last working day, without the base itself. */
export const frankfurter = defineUpstream({
  name: 'frankfurter',
  env: (url) => ({ FRANKFURTER_URL: `${url}/frankfurter` }),
  refusals: { rateLimit: { message: 'too many requests' } },
  register(app, { clock }) {
    app.get<{ Querystring: { base?: string; symbols?: string } }>('/v1/latest', async ({ query }, reply) => {
      const base = query.base ?? 'EUR'
      const ofBase = dollarRates[base]
      if (ofBase === undefined) return reply.code(404).send({ message: 'not found' })
      const wanted = query.symbols?.split(',') ?? ['USD', ...referenceCodes]
      if (wanted.includes(base) && query.symbols)
        return reply.code(422).send({ message: 'bad currency pair' })
      return {
        amount: 1.0,
        base,
        date: lastWorkingDay(clock.now()),
        rates: Object.fromEntries(
          wanted
            .filter((code) => code !== base && (code === 'USD' || referenceCodes.includes(code)))
            .map((code) => [code, toRate((dollarRates[code] ?? 1) / ofBase)]),
        ),
      }
    })
    app.get<{ Params: { span: string }; Querystring: { base?: string; symbols?: string } }>(
      '/v1/:span',
      async ({ params, query }, reply) => {
        const [from = '', to = ''] = params.span.split('..')
        const base = query.base ?? 'EUR'
        const ofBase = dollarRates[base]
        const wanted = query.symbols?.split(',') ?? ['USD', ...referenceCodes]
        const isKnown = wanted.every((code) => code === 'USD' || referenceCodes.includes(code))
        if (ofBase === undefined || !isKnown || !isDay(from) || !isDay(to)) {
          return reply.code(404).send({ message: 'not found' })
        }
        const last = lastWorkingDay(Math.min(Date.parse(to), clock.now()))
        const days = listWorkingDays(lastWorkingDay(Date.parse(from)), last)
        const ratesOf = (date: string) =>
          Object.fromEntries(
            wanted
              .filter((code) => code !== base)
              .map((code) => [code, toRate(((dollarRates[code] ?? 1) / ofBase) * drift(date))]),
          )
        return {
          ...{ amount: 1.0, base, start_date: days[0] ?? from, end_date: last },
          rates: Object.fromEntries(days.map((date) => [date, ratesOf(date)])),
        }
      },
    )
  },
})

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const toRate = (rate: number) => Number(rate.toPrecision(5))

/** A rate of the past: some percent under today's, the more the longer ago, and another one every day. */
function drift(date: string): number {
  const years = (Date.UTC(2026, 0, 1) - Date.parse(date)) / (365 * day)
  return 1 / (1 + 0.03 * years) + (new Date(date).getUTCDate() % 7) / 1_000
}

/** Both ends included. */
function listWorkingDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let moment = Date.parse(from); moment <= Date.parse(to); moment += day) {
    if (![0, 6].includes(new Date(moment).getUTCDay())) days.push(new Date(moment).toISOString().slice(0, 10))
  }
  return days
}

/** On a Sunday the rates are still Friday's. */
function lastWorkingDay(now: number): string {
  let moment = midnight(now) * 1000
  while ([0, 6].includes(new Date(moment).getUTCDay())) moment -= day
  return new Date(moment).toISOString().slice(0, 10)
}
