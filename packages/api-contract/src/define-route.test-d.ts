import { describe, expectTypeOf, it } from 'vitest'
import type { RouteInput, RouteOutput } from './define-route.ts'
import type { Token } from './models/token.ts'
import type { getChange } from './routes/history.ts'
import type { listTokens } from './routes/portfolio.ts'
import type { addAddress, getDashboard, signUp } from './routes/users.ts'
import type { restoreWallet } from './routes/wallets.ts'

describe('RouteInput', () => {
  it('asks for params only where the route has them', () => {
    expectTypeOf<RouteInput<typeof restoreWallet>>().toEqualTypeOf<{ params: { address: string } }>()
  })

  it('needs no query where nothing in it is needed', () => {
    expectTypeOf<{ params: { address: string } }>().toExtend<RouteInput<typeof listTokens>>()
    expectTypeOf<{ querystring: { from: string } }>().not.toExtend<RouteInput<typeof getChange>>()
  })

  it('lets a body leave out what has a default', () => {
    expectTypeOf<{
      body: { username: string; email: string; dob: string; password: string }
    }>().toExtend<RouteInput<typeof signUp>>()
  })
})

describe('RouteOutput', () => {
  it('is the successful answer, never the failed one', () => {
    expectTypeOf<RouteOutput<typeof getDashboard>>().toEqualTypeOf<{ success: true; message: string }>()
    expectTypeOf<RouteOutput<typeof listTokens>['data']>().toEqualTypeOf<Token[]>()
    expectTypeOf<RouteOutput<typeof addAddress>['addresses']>().toEqualTypeOf<string[]>()
  })
})
