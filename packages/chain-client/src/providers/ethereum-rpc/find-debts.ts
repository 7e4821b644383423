import { type AssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { parseAbi } from 'viem'
import { type LendingPool, listLendingPools } from '../../data/chains.ts'
import type { Debt } from '../../ports/debts.ts'
import type { Address } from '../../ports/wallet-data.ts'
import type { EthereumNode } from './open-node.ts'
import { type ContractRead, readContracts } from './read-contracts.ts'

const debtTokenAbi = parseAbi([
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
 * Which assets are debt tokens. A token may claim any pool and any name; it is believed when a pool that is known says
 * itself that this token is the one in which it writes what is owed of the reserve.
 */
export async function findDebts(
  node: EthereumNode,
  assets: readonly AssetId[],
): Promise<Map<AssetId, Debt | null>> {
  const pools = new Map(listLendingPools(node.chainId).map((pool) => [pool.address, pool]))
  const tokens = assets.flatMap((asset) => {
    const [chainId, address = NATIVE] = asset.split(':')
    return chainId === String(node.chainId) && address !== NATIVE
      ? [{ asset, token: address as Address }]
      : []
  })
  const claims = await readClaims(node, tokens, pools)
  const reserves = await readEach(
    node,
    claims.map(({ pool, underlying }) => ({
      address: pool.address,
      abi: poolAbi,
      functionName: 'getReserveData',
      args: [underlying],
    })),
  )
  const found = new Map<AssetId, Debt | null>(tokens.map(({ asset }) => [asset, null]))
  for (const [index, { asset, token, underlying, pool }] of claims.entries()) {
    const words = reserves[index]
    // A pool that does not answer for a token that claims to be its own leaves open what the token is.
    if (!Array.isArray(words)) found.delete(asset)
    else if (pool.debtTokenWords.some((word) => toAddress(words[word]) === token)) {
      found.set(asset, {
        underlying: toAssetId({ chainId: node.chainId, address: underlying }),
        pool: pool.name,
      })
    }
  }
  return found
}

/** The tokens that say of themselves that they belong to a pool that is known. */
async function readClaims(
  node: EthereumNode,
  tokens: readonly { asset: AssetId; token: Address }[],
  pools: ReadonlyMap<string, LendingPool>,
): Promise<Claim[]> {
  if (pools.size === 0) return []
  const answers = await readEach(
    node,
    tokens.flatMap(({ token: address }) => [
      { address, abi: debtTokenAbi, functionName: 'UNDERLYING_ASSET_ADDRESS' },
      { address, abi: debtTokenAbi, functionName: 'POOL' },
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

/** Gathered into few calls; one by one when a contract uses up what a gathered call may cost. */
async function readEach(node: EthereumNode, reads: readonly ContractRead[]): Promise<unknown[]> {
  if (reads.length === 0) return []
  try {
    return await readContracts(node, reads)
  } catch (error) {
    if (!node.hasMulticall) throw error
    return await readContracts({ ...node, hasMulticall: false }, reads)
  }
}

function toAddress(word: unknown): string | null {
  return typeof word === 'bigint' ? `0x${word.toString(16).padStart(40, '0')}` : null
}
