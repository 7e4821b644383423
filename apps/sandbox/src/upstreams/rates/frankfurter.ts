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
            .map((code) => [code, Number(((dollarRates[code] ?? 1) / ofBase).toPrecision(5))]),
        ),
      }
    })
  },
})

/** On a Sunday the rates are still Friday's. */
function lastWorkingDay(now: number): string {
  let moment = midnight(now) * 1000
  while ([0, 6].includes(new Date(moment).getUTCDay())) moment -= day
  return new Date(moment).toISOString().slice(0, 10)
}
