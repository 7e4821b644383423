import {
  type AssetId,
  fromAssetId,
  type Position,
  type PositionPart,
  type Token,
  toPlacedAddress,
} from '@pkg/api-contract'
import type { Position as ReadPosition } from '../ports/positions.ts'
import { judgeSpam } from './judge-spam.ts'

/** Of a pool with a side that nobody prices, what the other sides have to be worth, in US dollars: less is taken for bait. */
const LEAST_GOOD_SIDE_USD = 1

/**
 * The parts of positions that count as themselves, as rows beside the wallet's tokens: each asset at its place, what is owed as
 * a debt. Anybody can put anything into a pool and give it away, so that a pool with next to nothing of known worth is hidden.
 * @param prices what the parts cost, by asset
 */
export function listInsideRows(
  positions: readonly Position[],
  read: readonly Pick<ReadPosition, 'id' | 'contracts'>[],
  prices: ReadonlyMap<AssetId, Token>,
): Token[] {
  const contractsOf = new Map(read.map(({ id, contracts }) => [id, contracts]))
  return positions.flatMap((position) => {
    const isBait = isWorthless(position)
    const contracts = [...(contractsOf.get(position.id) ?? [])]
    return position.parts.flatMap((part) =>
      part.countedAs === 'itself'
        ? [toRow(position, part, { contracts, price: prices.get(part.asset as AssetId), isBait })]
        : [],
    )
  })
}

function isWorthless({ kind, parts }: Position): boolean {
  if (kind !== 'pool' || parts.every(({ usdValue }) => usdValue !== null)) return false
  return parts.reduce((sum, { usdValue }) => sum + (usdValue ?? 0), 0) < LEAST_GOOD_SIDE_USD
}

function toRow(
  { id, protocol }: Position,
  { asset, amount, role, symbol, name, decimals, usdPrice, usdValue }: PositionPart,
  { contracts, price, isBait }: { contracts: string[]; price: Token | undefined; isBait: boolean },
): Token {
  const { chainId, address } = fromAssetId(asset as AssetId)
  const [contract = '', piece] = fromAssetId(id as AssetId).address.split('/')
  const verified = price?.verified ?? null
  const judged = judgeSpam({
    ...{ chainId, address, symbol, name, flagged: 'no', verified },
    hasTrustedPrice: usdPrice !== null,
  })
  const row: Token = {
    ...{ chainId, address: toPlacedAddress(address, { contract, piece, role }), symbol, name, decimals },
    balance: amount.replace('-', ''),
    ...{ usdPrice, usdValue, usdPrice24hPercentChange: price?.usdPrice24hPercentChange ?? null },
    ...{ logo: price?.logo ?? null, thumbnail: price?.thumbnail ?? null },
    spam: isBait ? 'yes' : judged,
    verified,
    inside: { protocol, role, contracts },
    ...{ priceTrust: price?.priceTrust ?? null, priceSources: price?.priceSources ?? [] },
    ...{ claimedUsdPrice: price?.claimedUsdPrice ?? null, priceDoubt: price?.priceDoubt ?? null },
  }
  if (role !== 'borrowed') return row
  const underlying = { chainId, address, symbol }
  return {
    ...row,
    ...{ spam: 'no', kind: 'debt', usdPrice: null, usdValue: null },
    debtUsd: usdValue === null ? null : -usdValue,
    part: { kind: 'debt', protocol: protocol ?? 'a contract', underlying, usdPrice },
  }
}
