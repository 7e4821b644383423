import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { rates } from '../models/rates.ts'

export const getRates = defineRoute({
  method: 'GET',
  url: '/api/rates/:base',
  access: 'public',
  schema: {
    summary: 'What one unit of a currency buys of every other',
    tags: ['currency'],
    params: z.object({
      base: z.pipe(
        z.string().check(z.regex(/^[A-Za-z]{3}$/)),
        z.transform((code) => code.toUpperCase()),
      ),
    }),
    response: { 200: rates, 400: errorBody, 404: errorBody, 502: errorBody },
  },
})
