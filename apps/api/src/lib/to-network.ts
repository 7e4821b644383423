import ipaddr from 'ipaddr.js'

/** Some proxies name the caller's port too, which is another one for every connection. */
const withPort = /^\[?(.*?)\]?:\d{1,5}$/

/**
 * The network that an address belongs to, such as `203.0.113.0/24`. `v4` and `v6` say how many bits count.
 * `unknown` for what is no address, as a caller may have written it, and where there is none: of a connection that was closed
 * before its call came to its turn, Node tells no address, whatever its types say.
 */
export function toNetwork(address: string | undefined, { v4, v6 }: { v4: number; v6: number }): string {
  if (address === undefined) return 'unknown'
  const bare = ipaddr.isValid(address) ? address : address.replace(withPort, '$1')
  if (!ipaddr.isValid(bare)) return 'unknown'
  // An IPv4 caller of a socket that listens on both comes as ::ffff:203.0.113.9.
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${v4}`)}/${v4}`
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${v6}`)}/${v6}`
}
