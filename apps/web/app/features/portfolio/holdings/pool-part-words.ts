import type { InsidePart, PoolPart } from '@pkg/api-contract'

/** What a token of a lending pool stands for: "Debt: USDC on Aave v3". An asset without a symbol is told by its contract. */
export function poolPartWords({ kind, protocol, underlying }: PoolPart): string {
  const asset = underlying.symbol ?? underlying.address
  return `${kind === 'debt' ? 'Debt' : 'Lent'}: ${asset} on ${protocol}`
}

/** Where something lies that no token stands for: "Inside Uniswap v3", "Fees earned in Uniswap v3". */
export function insideWords({ protocol, role }: InsidePart): string {
  const place = protocol ?? 'a contract'
  return role === 'fee' ? `Fees earned in ${place}` : `Inside ${place}`
}
