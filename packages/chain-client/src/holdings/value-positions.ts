import {
  type AssetId,
  fromAssetId,
  type Position,
  type PositionPart,
  type Token,
  toAssetId,
} from '@pkg/api-contract'
import type { PositionList, PositionPart as ReadPart, Position as ReadPosition } from '../ports/positions.ts'
import { holdingValue } from './holding-value.ts'

/** How far the price of a share may lie from what is in it. */
const AGREEING_SHARE = 0.02

/**
 * Puts worth to positions and tells what of them is summed, and where: by the worth of the token that stands for the parts,
 * or by themselves where none does. Staked coins that have a market price keep it, and their parts only tell; what is only
 * claimed is nowhere. The worth of a position is unknown as soon as that of a part is, and the token that stands for such parts
 * keeps the price of its market.
 * @param tokens the wallet's tokens, each at its own market price
 * @param prices what the parts cost, by asset
 */
export function valuePositions(
  { positions, assets, block, at }: PositionList,
  { tokens, prices }: { tokens: readonly Token[]; prices: ReadonlyMap<AssetId, Token> },
): Position[] {
  const held = new Map(tokens.map((token) => [toAssetId(token), token]))
  const valued = positions.map((position): Position => {
    const { shell, kind, health } = position
    const parts = position.parts.map(({ asset, amount, role }): Omit<PositionPart, 'countedAs'> => {
      const priced = prices.get(asset)
      const told = assets.get(asset)
      const usdPrice = priced?.usdPrice ?? null
      const decimals = told?.decimals ?? priced?.decimals ?? null
      const worth = holdingValue((amount < 0n ? -amount : amount).toString(), decimals, usdPrice)
      const usdValue = worth !== null && amount < 0n ? -worth : worth
      return {
        ...{ asset, amount: amount.toString(), role, usdPrice, usdValue, decimals },
        ...{ symbol: told?.symbol ?? priced?.symbol ?? null, name: told?.name ?? priced?.name ?? null },
      }
    })
    const usdValue = sumValues(parts)
    const token = shell === null ? undefined : held.get(shell)
    const trust = findTrust(position, token, usdValue)
    const isBeside = (index: number) => position.parts[index]?.isBeside === true
    const isKnown = parts.every((part, index) => isBeside(index) || part.usdValue !== null)
    const told = shell === null ? undefined : assets.get(shell)
    return {
      ...{
        id: position.id,
        chainId: fromAssetId(position.id as AssetId).chainId,
        kind,
        trust,
        usdValue,
        health,
      },
      protocol: position.protocol,
      ...{ shell, shellAmount: position.shellAmount.toString() },
      ...{ shellSymbol: told?.symbol ?? null, shellDecimals: told?.decimals ?? null },
      parts: parts.map((part, index) => ({
        ...part,
        countedAs: findPlace(position, position.parts[index], { trust, token, isKnown }),
      })),
      ...{ block, blockTime: new Date(at).toISOString() },
    }
  })
  return valued.sort(comparePositions)
}

/** What is believed before what is only claimed, the largest first. */
export function comparePositions(a: Position, b: Position): number {
  const byTrust = Number(a.trust === 'claimed') - Number(b.trust === 'claimed')
  return byTrust || Math.abs(b.usdValue ?? 0) - Math.abs(a.usdValue ?? 0) || (a.id < b.id ? -1 : 1)
}

/** What parts are worth together; null where the worth of one is not known. */
export function sumValues(parts: readonly Pick<PositionPart, 'usdValue'>[]): number | null {
  let sum = 0
  for (const { usdValue } of parts) {
    if (usdValue === null) return null
    sum += usdValue
  }
  return sum
}

/** A claim is believed where the market pays for the token what its parts are worth. */
function findTrust(
  { trust, kind }: ReadPosition,
  token: Token | undefined,
  worth: number | null,
): Position['trust'] {
  const market = token?.usdValue ?? null
  if (trust === 'anchored' || kind !== 'vault' || worth === null || market === null) return trust
  return Math.abs(market - worth) <= AGREEING_SHARE * Math.max(market, worth) ? 'agreed' : trust
}

/** Where a part is summed. */
function findPlace(
  { kind, shell }: ReadPosition,
  part: ReadPart | undefined,
  {
    trust,
    token,
    isKnown,
  }: {
    trust: Position['trust']
    token: Token | undefined
    /** Whether what the token stands for has a worth. */
    isKnown: boolean
  },
): PositionPart['countedAs'] {
  if (trust === 'claimed') return null
  // Staked coins have a market of their own.
  if (kind === 'wrapped' && token !== undefined && token.usdPrice !== null) return null
  if (shell === null || part?.isBeside || token === undefined) return 'itself'
  // What a lending pool knows is told by its own row, priced or not.
  return isKnown || token.part !== undefined ? 'holding' : null
}

/** The wallet's tokens, those that stand for parts which are believed at the worth of the parts. */
export function valueShells(tokens: readonly Token[], positions: readonly Position[]): Token[] {
  const shells = new Map(
    positions.flatMap((position) => (position.shell === null ? [] : [[position.shell, position]])),
  )
  return tokens.map((token) => {
    const position = shells.get(toAssetId(token))
    // What a lending pool knows is priced as its asset already.
    if (position === undefined || token.part !== undefined) return token
    const parts = position.parts.filter((part) => part.countedAs === 'holding')
    const worth = sumValues(parts)
    if (parts.length === 0 || worth === null || token.decimals === null) return token
    const usdPrice = worth / (Number(position.shellAmount) / 10 ** token.decimals)
    // Where the two were read at different blocks, the row keeps to its own balance.
    const isSame = token.balance === position.shellAmount
    return {
      ...token,
      usdPrice,
      usdValue: isSame ? worth : holdingValue(token.balance, token.decimals, usdPrice),
      ...{
        priceTrust: token.priceTrust ?? 'single',
        claimedUsdPrice: null,
        priceDoubt: null,
        spam: 'no' as const,
      },
    }
  })
}
