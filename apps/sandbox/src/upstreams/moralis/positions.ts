import { type Address, formatUnits } from 'viem'
import { claimedPositions } from '../../catalogue/claims.ts'
import { listMetadata } from '../../chain/read/list-metadata.ts'
import { coinLogo, tokenLogo } from '../../content/logo-uri.ts'
import type { World } from '../upstream.ts'
import { usdValue } from '../usd-value.ts'

/** The answer of `/wallets/{address}/defi/positions`: a bare list without pages. */
export async function listPositions({ chain, clock, prices }: World, wallet: Address) {
  const claims = claimedPositions.filter(
    (claim) => claim.wallet === wallet && claim.chainId === chain.entry.id,
  )
  const tokens = claims.flatMap((claim) => claim.tokens.map(({ token }) => token))
  const metadata = await listMetadata(
    chain.client,
    tokens.filter((token) => token !== 'native'),
  )
  const now = clock.now()

  const toToken = ({ type, token, amount }: (typeof claims)[number]['tokens'][number]) => {
    const isNative = token === 'native'
    const { name, symbol, decimals } = isNative ? { ...chain.entry.coin, decimals: 18 } : metadata(token)
    const price = isNative ? prices.coinPrice(chain.entry.coin.id, now) : prices.tokenPrice(token, now)
    const logo = isNative ? coinLogo(chain.entry.coin.id) : tokenLogo(token)
    return {
      token_type: type,
      name,
      symbol,
      contract_address: isNative ? '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' : token.toLowerCase(),
      decimals: decimals === null ? null : String(decimals),
      logo,
      thumbnail: logo,
      balance: amount.toString(),
      balance_formatted: decimals === null ? amount.toString() : formatUnits(amount, decimals),
      usd_price: price,
      usd_value: usdValue(amount, decimals, price),
    }
  }

  return claims.map(({ protocol, label, address, details, ...claim }) => {
    const rows = claim.tokens.map(toToken)
    const sum = (type: string) =>
      rows.reduce((total, row) => total + (row.token_type === type ? (row.usd_value ?? 0) : 0), 0)
    return {
      protocol_name: protocol.name,
      protocol_id: protocol.id,
      protocol_url: protocol.url,
      protocol_logo: protocol.logo,
      position: {
        label,
        tokens: rows,
        address: address?.toLowerCase() ?? null,
        balance_usd: sum('supplied') - sum('borrowed'),
        total_unclaimed_usd_value: rows.some((row) => row.token_type === 'reward') ? sum('reward') : null,
        ...(details && { position_details: details }),
      },
    }
  })
}
