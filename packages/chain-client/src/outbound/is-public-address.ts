import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet. IPv6 forms that carry an IPv4 address (mapped,
 * NAT64, 6to4, Teredo) are not `unicast` to ipaddr.js, so none of them is a way round.
 */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  return ipaddr.parse(address).range() === 'unicast'
}
