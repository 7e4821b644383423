import { defineUpstream } from '../upstream.ts'
import { dollarRates, midnight } from './dollar-rates.ts'

/** ExchangeRate-API, version 4: about three digits, and an unknown code is a 404. */
export const exchangerate = defineUpstream({
  name: 'exchangerate',
  env: (url) => ({ EXCHANGE_RATE_URL: `${url}/exchangerate` }),
  refusals: { rateLimit: { result: 'error', error_type: 'too_many_requests' } },
  register(app, { clock }) {
    app.get<{ Params: { base: string } }>('/v4/latest/:base', async ({ params }, reply) => {
      const base = params.base.toUpperCase()
      const ofBase = dollarRates[base]
      if (ofBase === undefined)
        return reply.code(404).send({ result: 'error', error_type: 'unsupported_code' })
      const at = midnight(clock.now()) + 1
      return {
        provider: 'https://www.exchangerate-api.com',
        WARNING_UPGRADE_TO_V6: 'https://www.exchangerate-api.com/docs/free',
        terms: 'https://www.exchangerate-api.com/terms',
        base,
        date: new Date(at * 1000).toISOString().slice(0, 10),
        time_last_updated: at,
        rates: Object.fromEntries(
          Object.entries(dollarRates).map(([code, rate]) => [code, round(rate / ofBase)]),
        ),
      }
    })
  },
})

/** Two decimals from one upwards, three digits below. */
function round(rate: number): number {
  return rate >= 1 ? Number(rate.toFixed(2)) : Number(rate.toPrecision(3))
}
