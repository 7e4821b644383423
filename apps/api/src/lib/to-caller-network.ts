import type { FastifyRequest } from 'fastify'
import { toNetwork } from './to-network.ts'

/** What counts as one caller: an IPv4 address, or the IPv6 network that one household has. */
export function toCallerNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return toNetwork(ip, { v4: 32, v6: 64 })
}
