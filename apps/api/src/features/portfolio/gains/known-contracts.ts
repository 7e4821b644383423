import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../../lib/at-most.ts'
import { findMigration } from './migrations.ts'

/** The contract that wraps the coin of a chain, one for one; undefined where none is known. */
export const wrapperOf = (chainId: number): string | undefined => findChain(chainId)?.wrapped?.address

interface Bridge {
  /** The chain that has it. */
  chainId: number
  /** The contracts of either side, by the chain that they are on: they take or give what crosses over. */
  sides: Readonly<Record<number, readonly string[]>>
}

/**
 * The bridges that chains have of their own. The addresses are those that their makers publish: `@arbitrum/sdk`
 * (networks), viem (OP chains), `@maticnetwork/meta` (mainnet v1), matter-labs/era-contracts.
 */
const bridges: readonly Bridge[] = [
  {
    chainId: 42161,
    sides: {
      1: [
        '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f',
        '0x8315177ab297ba92a06054ce80a67ed4dbd7ed3a',
        '0xa3a7b6f88361f48403514059f1f16c8e78d60eec',
        '0xcee284f754e854890e311e3280b767f80797180d',
        '0xd92023e9d9911199a6711321d1277285e6d4e2db',
      ],
      42161: [
        '0x09e9222e96e7b4ae2a407b98d48e330053351eee',
        '0x096760f208390250649e3e8763348e783aef5562',
        '0x6c411ad3e74de3e7bd422b94a27770f5b86c623b',
      ],
    },
  },
  {
    chainId: 10,
    sides: {
      1: ['0x99c9fc46f92e8a1c0dec1b1747d010903e884be1', '0xbeb5fc579115071764c7423a4f12edde41f106ed'],
      10: ['0x4200000000000000000000000000000000000010', '0x4200000000000000000000000000000000000016'],
    },
  },
  {
    chainId: 8453,
    sides: {
      1: ['0x3154cf16ccdb4c6d922629664174b904d80f2c35', '0x49048044d57e1c92a77f79988d21fa8faf74e97e'],
      8453: ['0x4200000000000000000000000000000000000010', '0x4200000000000000000000000000000000000016'],
    },
  },
  {
    chainId: 137,
    sides: {
      1: ['0xa0c68c638235ee32657e8f720a23cec1bfc77c77', '0x40ec5b33f54e0e8a33a975908c5ba1c14e5bbbdf'],
    },
  },
  { chainId: 324, sides: { 1: ['0x32400084c286cf3e17e7b677ea9583e60a000324'] } },
]

const nameOf = (chainId: number) => findChain(chainId)?.name ?? `chain ${chainId}`

const bridgeNames = new Map(
  bridges.flatMap(({ chainId, sides }) =>
    Object.entries(sides).flatMap(([side, addresses]) =>
      addresses.map((address) => [`${side}:${address}`, `the bridge of ${nameOf(chainId)}`] as const),
    ),
  ),
)

/** The name of the bridge that a contract belongs to; undefined where it belongs to none. */
export const findBridge = (chainId: number, address: string): string | undefined =>
  bridgeNames.get(`${chainId}:${address}`)

/** Whether the coin of a chain comes over a bridge without a sender: in deposits, or by the chain itself. */
export function bringsCoinOver(chainId: number): boolean {
  return findChain(chainId)?.credits.some(({ kind }) => kind === 'deposits' || kind === 'state-sync') ?? false
}

/** Takes the stakes of Ethereum's validators (EIP-6110, `DEPOSIT_CONTRACT_ADDRESS`). */
export const DEPOSIT_CONTRACT = '0x00000000219ab540356cbb839cbe05303d7705fa'
/** What a validator staked with, at least. */
export const STAKE = 32n * 10n ** 18n

/** What of an asset is the same for every wallet and movement. */
interface KnownAsset {
  native: AssetId
  isWrapped: boolean
  book: AssetId
  stakingToken: string | undefined
  positionManager: string | undefined
}

/** Asked for many times with every movement, and of few assets. */
const knownAssets = new LRUCache<AssetId, KnownAsset>(atMost(20_000))

function findAsset(asset: AssetId): KnownAsset {
  let known = knownAssets.get(asset)
  if (known === undefined) {
    known = readAsset(asset)
    knownAssets.set(asset, known)
  }
  return known
}

function readAsset(asset: AssetId): KnownAsset {
  const { chainId, address } = fromAssetId(asset)
  const chain = findChain(chainId)
  const native = toAssetId({ chainId, address: NATIVE })
  const isWrapped = wrapperOf(chainId) === address
  const isCoin = isWrapped || address === NATIVE
  const { stakingTokens = [], v3Managers = [] } = chain?.anchors ?? {}
  return {
    ...{ native, isWrapped },
    book: isCoin
      ? chain?.native.coinGeckoId === 'ethereum'
        ? ETHER
        : native
      : (findMigration(asset)?.book ?? asset),
    stakingToken: stakingTokens.find((token) => token.address === address)?.name,
    positionManager: v3Managers.find((manager) => manager.address === address)?.name,
  }
}

/** What a token of staked coins is called; undefined of others. */
export const findStakingToken = (asset: AssetId): string | undefined => findAsset(asset).stakingToken

/** Whose positions the pieces of a contract are, such as Uniswap v3; undefined of others. */
export const findPositionManager = (asset: AssetId): string | undefined => findAsset(asset).positionManager

/** Whether an asset is the wrapped coin of its chain. */
export const isWrappedNative = (asset: AssetId): boolean => findAsset(asset).isWrapped

/** The chain's own coin of an asset's chain. */
export const nativeOf = (asset: AssetId): AssetId => findAsset(asset).native

/**
 * The asset in whose book another stands: the wrapped coin of a chain in that of the coin, and ether of every chain in
 * that of Ethereum, so that what goes over a bridge takes its lots along; a token that became another one in that of the later.
 * No token is another's on another chain.
 */
export const bookAssetOf = (asset: AssetId): AssetId => findAsset(asset).book

const ETHER = toAssetId({ chainId: 1, address: NATIVE })
