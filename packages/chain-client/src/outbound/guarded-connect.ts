import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from './is-public-address.ts'

const MAX_BYTES = 8 * 1024 * 1024

/** Reaches public addresses only, for places that nobody has vetted. Whoever makes it closes it. */
export function createGuardedAgent(options?: GuardOptions): Agent {
  return new Agent({ connect: createGuardedConnect(options), maxResponseSize: MAX_BYTES })
}

interface GuardOptions {
  lookup?: LookupFunction
  isAllowed?: (address: string) => boolean
  connectMs?: number
}

/** A connection to a place that an outside party must not send us to. */
class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
}

/**
 * A connector that reaches public addresses only. It judges literal addresses (which no lookup hook ever
 * sees), every address that a name stands for, and, once connected, the peer's own.
 */
function createGuardedConnect({
  lookup = systemLookup as LookupFunction,
  isAllowed = isPublicAddress,
  connectMs = 4_000,
}: GuardOptions = {}): buildConnector.connector {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      // One private address among public ones is how names are made to rebind.
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new ForbiddenAddress('the name does not stand for public addresses'), '', 0)
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
  const connect = buildConnector({ timeout: connectMs, lookup: guardedLookup, allowH2: false })

  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // Forms such as 0x7f.1 and 2130706433 are addresses to the system's resolver, though not to isIP.
    if ((isIP(host) !== 0 || ipaddr.isValid(host)) && !isAllowed(host)) {
      return callback(new ForbiddenAddress('the address is not public'), null)
    }
    return connect(options, (...result) => {
      const [error, socket] = result
      if (error !== null) return callback(error, null)
      if (socket.remoteAddress === undefined || !isAllowed(socket.remoteAddress)) {
        socket.destroy()
        return callback(new ForbiddenAddress('the peer is not public'), null)
      }
      return callback(null, socket)
    })
  }
}
