import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is given out to the public internet; the library counts the rest as unicast too. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the public internet. IPv6 forms that carry an IPv4 address (mapped,
 * NAT64, 6to4, Teredo) are not `unicast` to ipaddr.js, so none of them is a way round.
 */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalIpv6)) return false
  return parsed.range() === 'unicast'
}
