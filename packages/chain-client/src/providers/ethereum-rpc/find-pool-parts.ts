import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { parseAbi } from 'viem'
import type { PoolPart } from '../../ports/pool-parts.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { type LendingPool, listLendingPools } from '../../positions/list-lending-pools.ts'
import type { EthereumNode } from './open-node.ts'
import { readContracts } from './read-contracts.ts'
import { readTokenMetadata } from './token-metadata.ts'

const poolTokenAbi = parseAbi([
  'function UNDERLYING_ASSET_ADDRESS() view returns (address)',
  'function POOL() view returns (address)',
])
/** The answer has more words, of which these are the first; what each holds differs between versions. */
const poolAbi = parseAbi(['function getReserveData(address asset) view returns (uint256[11])'])

interface Claim {
  asset: AssetId
  token: Address
  underlying: Address
  pool: LendingPool
}

/**
 * Which assets are tokens of lending pools. A token may claim any pool and any name; it is believed when a pool that is
 * known says itself that this token is the one in which it writes what is lent or owed of the reserve.
 */
export async function findPoolParts(
  node: EthereumNode,
  assets: readonly AssetId[],
): Promise<Map<AssetId, PoolPart | null>> {
  const pools = new Map(listLendingPools(node.chain).map((pool) => [pool.address, pool]))
  const tokens = assets.flatMap((asset) => {
    const { chainId, address } = fromAssetId(asset)
    return chainId === node.chain.id && address !== NATIVE ? [{ asset, token: address as Address }] : []
  })
  const claims = await readClaims(node, tokens, pools)
  const reserves = await readContracts(
    node,
    claims.map(({ pool, underlying }) => ({
      address: pool.address,
      abi: poolAbi,
      functionName: 'getReserveData',
      args: [underlying],
    })),
  )
  const found = new Map<AssetId, PoolPart | null>(tokens.map(({ asset }) => [asset, null]))
  const believed = claims.flatMap((claim, index) => {
    const words = reserves[index]
    const kind = Array.isArray(words) ? findKind(claim, words) : undefined
    // A pool that does not answer for a token that claims to be its own leaves open what the token is.
    if (kind === undefined) found.delete(claim.asset)
    return kind ? [{ ...claim, kind }] : []
  })
  // Only of reserves of known pools is anything read: what a liar names is not asked for its name.
  const metadata = await readTokenMetadata(node, [...new Set(believed.map(({ underlying }) => underlying))])
  for (const { asset, kind, underlying, pool } of believed) {
    found.set(asset, {
      kind,
      underlying: toAssetId({ chainId: node.chain.id, address: underlying }),
      underlyingSymbol: metadata.get(underlying)?.symbol ?? null,
      pool: pool.name,
    })
  }
  return found
}

/** As what a pool knows a token; null when it does not know it. */
function findKind({ token, pool }: Claim, words: readonly unknown[]): PoolPart['kind'] | null {
  if (pool.debtTokenWords.some((word) => toAddress(words[word]) === token)) return 'debt'
  return toAddress(words[pool.supplyTokenWord]) === token ? 'supply' : null
}

/** The tokens that say of themselves that they belong to a pool that is known. */
async function readClaims(
  node: EthereumNode,
  tokens: readonly { asset: AssetId; token: Address }[],
  pools: ReadonlyMap<string, LendingPool>,
): Promise<Claim[]> {
  if (pools.size === 0) return []
  const answers = await readContracts(
    node,
    tokens.flatMap(({ token: address }) => [
      { address, abi: poolTokenAbi, functionName: 'UNDERLYING_ASSET_ADDRESS' },
      { address, abi: poolTokenAbi, functionName: 'POOL' },
    ]),
  )
  return tokens.flatMap(({ asset, token }, index) => {
    const [underlying, poolAddress] = [answers[index * 2], answers[index * 2 + 1]]
    const pool = typeof poolAddress === 'string' ? pools.get(poolAddress.toLowerCase()) : undefined
    return pool === undefined || typeof underlying !== 'string'
      ? []
      : [{ asset, token, underlying: underlying.toLowerCase() as Address, pool }]
  })
}

function toAddress(word: unknown): string | null {
  return typeof word === 'bigint' ? `0x${word.toString(16).padStart(40, '0')}` : null
}
