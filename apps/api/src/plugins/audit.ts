import type { SecurityEventKind } from '@pkg/api-contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { deviceName } from '../lib/device-name.ts'
import { toNetwork } from '../lib/to-network.ts'

/** From where a call came, as far as it is kept: browser and network, no full address. */
export interface Caller {
  device: string
  network: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes down what happened to an account: now, or at the time given. */
    audit: (caller: Caller, event: { userId: string; kind: SecurityEventKind; at?: number }) => Promise<void>
  }
}

/** To be read while the call is open: afterwards nobody knows its address any more. */
export function toCaller(request: FastifyRequest): Caller {
  return {
    device: deviceName(request.headers['user-agent']),
    network: toNetwork(request.ip, { v4: 24, v6: 48 }),
  }
}

/** Security events go into a table that can only be added to, and without the person into the log. */
export const audit = fp(
  async (app) => {
    app.decorate('audit', async ({ device, network }, event) => {
      await app.database.securityEvents.add({ at: app.now(), ...event, device, network })
      app.log.info({ event: event.kind }, 'Security event')
    })
  },
  { name: 'audit', dependencies: ['dependencies'] },
)
