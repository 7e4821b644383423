import { coins } from '../catalogue/coins.ts'
import { folders } from '../catalogue/collections.ts'
import { findToken } from '../catalogue/find-token.ts'

/** The picture of a token contract; null when it has none. */
export function tokenLogo(address: string): string | null {
  const token = findToken(address)
  return token?.colour ? logoUri(token.symbol.toLowerCase()) : null
}

/** The picture of a coin. */
export function coinLogo(coin: string): string | null {
  return coins.some(({ id }) => id === coin) ? logoUri(coin) : null
}

function logoUri(file: string): string {
  return `ipfs://${folders.logos}/${file}.svg`
}
