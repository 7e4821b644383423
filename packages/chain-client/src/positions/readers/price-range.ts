import { toAssetId } from '@pkg/api-contract'
import { zeroAddress } from 'viem'
import type { Address } from '../../ports/wallet-data.ts'
import { callOf, readAddress, toAddress, toWord, toWords } from '../contract-call.ts'
import { findAnchor } from '../find-anchor.ts'
import { defineReader } from '../position-reader.ts'
import { amountsOfLiquidity, MAX_TICK } from '../tick-math.ts'

/**
 * NFTs of liquidity within a range of prices, as those of Uniswap v3, of managers that are known; the pool is the one that
 * their factory names. The fees are what was written down at the last touch, and what the range has earned since.
 */
export const priceRange = defineReader<{
  tokens: [Address, Address]
  /** In hundredths of a basis point. */
  fee: number
  lower: number
  upper: number
  factory: Address
  pool?: Address
}>({
  id: 'price-range',
  of: 'nft',
  probe: ({ contract, id }, { chain }) =>
    findAnchor(chain.anchors.v3Managers, contract) === undefined
      ? []
      : [callOf(contract, 'positions(uint256)', id)],
  accept([answer], { contract }, { chain }) {
    const manager = findAnchor(chain.anchors.v3Managers, contract)
    const words = toWords(answer)
    const [token0, token1] = [toAddress(words[2]), toAddress(words[3])]
    const [fee, lower, upper] = [Number(words[4] ?? 0n), toTick(words[5]), toTick(words[6])]
    if (manager === undefined || token0 === null || token1 === null || lower === null || upper === null) {
      return null
    }
    return lower < upper ? { tokens: [token0, token1], fee, lower, upper, factory: manager.factory } : null
  },
  locate: {
    ask: ({ factory, tokens: [token0, token1], fee }) => [
      callOf(factory, 'getPool(address,address,uint24)', token0, token1, BigInt(fee)),
    ],
    toPlan(plan, [answer]) {
      const pool = readAddress(answer)
      return pool === null ? null : { ...plan, pool }
    },
  },
  read: ({ pool = zeroAddress, lower, upper }, { contract, id }) => [
    callOf(contract, 'positions(uint256)', id),
    callOf(contract, 'ownerOf(uint256)', id),
    callOf(pool, 'slot0()'),
    callOf(pool, 'feeGrowthGlobal0X128()'),
    callOf(pool, 'feeGrowthGlobal1X128()'),
    callOf(pool, 'ticks(int24)', BigInt(lower)),
    callOf(pool, 'ticks(int24)', BigInt(upper)),
  ],
  toContent({ plan, subject, holder, context }, [written, owner, slot0, global0, global1, below, above]) {
    if (readAddress(owner) !== holder.wallet) return null
    const position = toWords(written)
    const [sqrtPrice, tickWord] = toWords(slot0)
    const tick = toTick(tickWord)
    const globals = [toWord(global0), toWord(global1)]
    const [low, high] = [toWords(below), toWords(above)]
    const liquidity = position[7]
    if (liquidity === undefined || sqrtPrice === undefined || sqrtPrice === 0n || tick === null)
      return 'unread'
    const amounts = amountsOfLiquidity(liquidity, sqrtPrice, plan)
    const parts = plan.tokens.flatMap((token, index) => {
      const [last, owed] = [position[8 + index], position[10 + index]]
      const [growth, lowOutside, highOutside] = [globals[index], low[2 + index], high[2 + index]]
      const numbers = [last, owed, growth, lowOutside, highOutside]
      if (numbers.some((number) => number === undefined)) return []
      const inside = growthInside({
        ...{ tick, lower: plan.lower, upper: plan.upper, growth: growth ?? 0n },
        ...{ lowOutside: lowOutside ?? 0n, highOutside: highOutside ?? 0n },
      })
      const earned = (liquidity * wrap(inside - (last ?? 0n))) >> 128n
      const asset = toAssetId({ chainId: context.chain.id, address: token })
      return [
        { asset, amount: amounts[index] ?? 0n, role: 'supplied' as const },
        { asset, amount: (owed ?? 0n) + earned, role: 'fee' as const },
      ]
    })
    if (parts.length < 4) return 'unread'
    const protocol = findAnchor(context.chain.anchors.v3Managers, subject.contract)?.name ?? null
    return { kind: 'pool', protocol, trust: 'anchored', parts, contracts: plan.pool ? [plan.pool] : [] }
  },
})

/** Sums of growth overflow on purpose: their differences are right in 256 bits. */
const wrap = (value: bigint) => BigInt.asUintN(256, value)

/** What a unit of liquidity has earned inside a range, times 2^128: all that was earned less what was below and above it. */
function growthInside({
  tick,
  lower,
  upper,
  growth,
  lowOutside,
  highOutside,
}: {
  tick: number
  lower: number
  upper: number
  growth: bigint
  lowOutside: bigint
  highOutside: bigint
}): bigint {
  const below = tick >= lower ? lowOutside : growth - lowOutside
  const above = tick < upper ? highOutside : growth - highOutside
  return wrap(growth - below - above)
}

/** A word as a signed tick; null for one that there is not. */
function toTick(word: bigint | undefined): number | null {
  if (word === undefined) return null
  const tick = Number(BigInt.asIntN(256, word))
  return Math.abs(tick) <= MAX_TICK ? tick : null
}
