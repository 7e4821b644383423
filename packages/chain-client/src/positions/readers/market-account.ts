import { toAssetId } from '@pkg/api-contract'
import type { PositionPart } from '../../ports/positions.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { callOf, readAddress, toAddress, toWord, toWords } from '../contract-call.ts'
import { findAnchor } from '../find-anchor.ts'
import { defineReader } from '../position-reader.ts'

/** Compound allows fewer; a number beyond is no number of assets. */
const MOST_ASSETS = 64

/**
 * Accounts at the markets of Compound v3 that are known. There is no token for collateral and no transfer to who gives it, so
 * that it is found by asking alone.
 */
export const marketAccount = defineReader<{ base: Address; count: number; assets?: Address[] }>({
  id: 'market-account',
  of: 'account',
  probe: ({ contract }) => [callOf(contract, 'baseToken()'), callOf(contract, 'numAssets()')],
  accept([token, number]) {
    const base = readAddress(token)
    const count = toWord(number)
    return base === null || count === undefined || count > MOST_ASSETS ? null : { base, count: Number(count) }
  },
  locate: {
    ask: ({ count }, { contract }) =>
      Array.from({ length: count }, (_, index) => callOf(contract, 'getAssetInfo(uint8)', BigInt(index))),
    toPlan(plan, answers) {
      const assets = answers.flatMap((answer) => toAddress(toWords(answer)[1]) ?? [])
      return assets.length < plan.count ? null : { ...plan, assets }
    },
  },
  read: ({ assets = [] }, { contract }, { wallet }) => [
    callOf(contract, 'balanceOf(address)', wallet),
    callOf(contract, 'borrowBalanceOf(address)', wallet),
    callOf(contract, 'numAssets()'),
    ...assets.map((asset) => callOf(contract, 'userCollateral(address,address)', wallet, asset)),
  ],
  toContent({ plan, subject, context }, [lent, owed, number, ...collateral]) {
    const { assets = [] } = plan
    const amounts = [lent, owed, ...collateral].map(toWord)
    const [supplied = 0n, borrowed = 0n, ...held] = amounts
    // A market that has taken on another asset since is asked about it at the next reading.
    if (amounts.includes(undefined) || toWord(number) !== BigInt(plan.count)) return 'unread'
    const toPart = (address: Address, amount: bigint, role: PositionPart['role'] = 'supplied') => ({
      asset: toAssetId({ chainId: context.chain.id, address }),
      amount,
      role,
    })
    return {
      kind: 'account',
      protocol: findAnchor(context.chain.anchors.comets, subject.contract)?.name ?? null,
      trust: 'anchored',
      shellAmount: supplied,
      parts: [
        toPart(plan.base, supplied),
        { ...toPart(plan.base, -borrowed, 'borrowed'), isBeside: true },
        ...assets.map((asset, index) => ({ ...toPart(asset, held[index] ?? 0n), isBeside: true })),
      ],
    }
  },
})
