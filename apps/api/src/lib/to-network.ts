import ipaddr from 'ipaddr.js'

/**
 * The network that an address belongs to, such as `203.0.113.0/24`. `v4` and `v6` say how many bits count.
 * What is no address stays as it is.
 */
export function toNetwork(address: string, { v4, v6 }: { v4: number; v6: number }): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 caller of a socket that listens on both comes as ::ffff:203.0.113.9.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${v4}`)}/${v4}`
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${v6}`)}/${v6}`
}
