import { type Address, formatUnits } from 'viem'
import { findToken } from '../../catalogue/find-token.ts'
import { listHoldings } from '../../chain/read/list-holdings.ts'
import { listMetadata, type TokenMetadata } from '../../chain/read/list-metadata.ts'
import { coinLogo, tokenLogo } from '../../content/logo-uri.ts'
import type { World } from '../upstream.ts'
import { usdValue } from '../usd-value.ts'

/** A row of `/wallets/{address}/tokens`. */
export type TokenRow = ReturnType<typeof toRow>

/** What a wallet holds, ether included, the most valuable first. */
export async function listTokens(
  { chain, clock, prices }: World,
  wallet: Address,
): Promise<{ head: number; rows: TokenRow[] }> {
  const now = clock.now()
  const [head, ether, holdings] = await Promise.all([
    chain.client.getBlockNumber(),
    chain.client.getBalance({ address: wallet }),
    listHoldings(chain.client, wallet),
  ])
  const metadata = await listMetadata(
    chain.client,
    holdings.map(({ token }) => token),
  )
  const quote = (priceAt: (moment: number) => number | null) => ({
    now: priceAt(now),
    before: priceAt(now - day),
  })
  const rows = [
    ...(ether > 0n
      ? [
          toRow(
            'native',
            ether,
            { ...chain.entry.coin, decimals: 18, totalSupply: null },
            quote((at) => prices.coinPrice(chain.entry.coin.id, at)),
            coinLogo(chain.entry.coin.id),
          ),
        ]
      : []),
    ...holdings.map(({ token, balance }) =>
      toRow(
        token,
        balance,
        metadata(token),
        quote((at) => prices.tokenPrice(token, at)),
        tokenLogo(token),
      ),
    ),
  ]
  const total = rows.reduce((sum, row) => sum + (row.usd_value ?? 0), 0)
  return {
    head: Number(head),
    rows: rows
      .map((row) => ({
        ...row,
        portfolio_percentage: total ? round(((row.usd_value ?? 0) / total) * 100, 4) : 0,
      }))
      .sort((left, right) => (right.usd_value ?? -1) - (left.usd_value ?? -1)),
  }
}

/** The answer of `/wallets/{address}/net-worth` for these rows: all money as text with two decimals. */
export function netWorth(chain: string, rows: readonly TokenRow[]) {
  const sum = (of: readonly TokenRow[]) =>
    of.reduce((total, row) => total + (row.usd_value ?? 0), 0).toFixed(2)
  const native = rows.filter((row) => row.native_token)
  const balance = native[0]?.balance ?? '0'
  return {
    total_networth_usd: sum(rows),
    chains: [
      {
        chain,
        native_balance: balance,
        native_balance_formatted: formatUnits(BigInt(balance), 18),
        native_balance_usd: sum(native),
        token_balance_usd: sum(rows.filter((row) => !row.native_token)),
        networth_usd: sum(rows),
      },
    ],
    unsupported_chain_ids: [],
    unavailable_chains: [],
  }
}

const day = 86_400_000

function toRow(
  token: Address | 'native',
  balance: bigint,
  { name, symbol, decimals, totalSupply }: TokenMetadata,
  price: { now: number | null; before: number | null },
  logo: string | null,
) {
  const native = token === 'native'
  const trust = native ? 'verified' : (findToken(token)?.trust ?? 'unverified')
  const change = price.now === null || price.before === null ? null : price.now - price.before
  const formatted = (amount: bigint) =>
    decimals === null ? amount.toString() : formatUnits(amount, decimals)
  return {
    token_address: native ? '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' : token.toLowerCase(),
    symbol,
    name,
    logo,
    thumbnail: logo,
    decimals,
    balance: balance.toString(),
    possible_spam: trust === 'spam',
    verified_contract: trust === 'verified',
    total_supply: totalSupply?.toString() ?? null,
    total_supply_formatted: totalSupply === null ? null : formatted(totalSupply),
    percentage_relative_to_total_supply: totalSupply ? (Number(balance) / Number(totalSupply)) * 100 : null,
    security_score:
      trust === 'verified' && !native ? 90 + (Number.parseInt(token.slice(2, 4), 16) % 10) : null,
    balance_formatted: formatted(balance),
    usd_price: price.now,
    usd_price_24hr_percent_change: change === null || !price.before ? null : (change / price.before) * 100,
    usd_price_24hr_usd_change: change,
    usd_value: usdValue(balance, decimals, price.now),
    usd_value_24hr_usd_change: usdValue(balance, decimals, change),
    native_token: native,
    portfolio_percentage: 0,
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
