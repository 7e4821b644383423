import { defineUpstream } from '../upstream.ts'
import { dollarRates, midnight } from './dollar-rates.ts'

/** open.er-api.com, version 6: every currency as base, six decimals. */
export const openErApi = defineUpstream({
  name: 'open-er-api',
  env: (url) => ({ OPEN_ER_API_URL: `${url}/open-er-api` }),
  refusals: { rateLimit: { result: 'error', 'error-type': 'too-many-requests' } },
  register(app, { clock }) {
    app.get<{ Params: { base: string } }>('/v6/latest/:base', async ({ params }, reply) => {
      const ofBase = dollarRates[params.base.toUpperCase()]
      if (ofBase === undefined)
        return reply.code(404).send({ result: 'error', 'error-type': 'unsupported-code' })
      const at = midnight(clock.now()) + 151
      const utc = (seconds: number) => new Date(seconds * 1000).toUTCString().replace('GMT', '+0000')
      return {
        result: 'success',
        provider: 'https://www.exchangerate-api.com',
        documentation: 'https://www.exchangerate-api.com/docs/free',
        terms_of_use: 'https://www.exchangerate-api.com/terms',
        time_last_update_unix: at,
        time_last_update_utc: utc(at),
        time_next_update_unix: at + 86_400,
        time_next_update_utc: utc(at + 86_400),
        time_eol_unix: 0,
        base_code: params.base.toUpperCase(),
        rates: Object.fromEntries(
          Object.entries(dollarRates).map(([code, rate]) => [code, Number((rate / ofBase).toFixed(6))]),
        ),
      }
    })
  },
})
