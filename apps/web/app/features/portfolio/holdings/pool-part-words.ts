import type { InsidePart, PoolPart } from '@pkg/api-contract'

/** What a token of a lending pool stands for: "Debt: USDC on Aave v3". An asset without a symbol is told by its contract. */
export function poolPartWords({ kind, protocol, underlying }: PoolPart): string {
  const asset = underlying.symbol ?? underlying.address
  return `${kind === 'debt' ? 'Debt' : 'Lent'}: ${asset} on ${protocol}`
}

const insideRoles: Readonly<Record<InsidePart['role'], string>> = {
  supplied: 'Inside',
  borrowed: 'Owed to',
  fee: 'Fees earned in',
}

/** Where something lies that no token stands for: "Inside Uniswap v3", "Fees earned in Uniswap v3". */
export function insideWords({ protocol, role }: Pick<InsidePart, 'protocol' | 'role'>): string {
  return `${insideRoles[role]} ${protocol ?? 'a contract'}`
}

/** What tells a row from one of the same asset in the wallet: where it lies, or what it stands for; null where it is that asset. */
export function placeWords({
  part = null,
  inside = null,
}: {
  part?: PoolPart | null | undefined
  inside?: InsidePart | null | undefined
}): string | null {
  if (inside) return insideWords(inside)
  return part ? poolPartWords(part) : null
}
