/** A 20-byte address, lower case. */
type Address = `0x${string}`

/** How what a transaction costs follows from its receipt. */
export type FeeRule = 'ethereum' | 'op' | 'arbitrum' | 'scroll' | 'zksync' | 'celo'

/** A dollar token. Which family it is of is said here, by issuer, and never by the symbol that it gives itself. */
export interface Stablecoin {
  family: 'USDC' | 'USDT'
  /** `native`: its issuer redeems it. `bridged`: a bridge holds the issuer's own on another chain. */
  kind: 'native' | 'bridged'
  address: Address
  decimals: number
}

/** Money that comes without a transaction of the account that gets it. */
export interface CreditRecipe {
  /**
   * `withdrawals`: of the beacon chain, to the native coin. `block-rewards`: tips of blocks, before 2022 rewards. `minted`:
   * by a contract that tells it in `AddedReceiver`. `state-sync`: bridged in by the chain itself, told in logs of
   * `contract`. `deposits`: bridged in by a transaction of a type of its own. `imports`: from another part of the network.
   * `election-rewards`: of validators and those who vote for them.
   */
  kind:
    | 'withdrawals'
    | 'block-rewards'
    | 'minted'
    | 'state-sync'
    | 'deposits'
    | 'imports'
    | 'election-rewards'
  contract?: Address
}

/** A pool that lends, and writes tokens for what is lent to it and what is owed to it. */
export interface LendingPoolAnchor {
  /** What a person calls it. */
  name: string
  address: Address
  /** Whose `getReserveData` it answers as. */
  interface: 'aave-v2' | 'aave-v3'
}

/** A token of staked coins. */
export interface StakingTokenAnchor {
  /** What a person calls who stakes them. */
  name: string
  address: Address
  /** How it tells its worth: by its balance, or by a rate under a name of its own. */
  kind: 'steth' | 'wsteth' | 'reth' | 'cbeth'
}

/** Contracts by which a position is believed: what they say of a token is true. */
export interface Anchors {
  lendingPools: readonly LendingPoolAnchor[]
  /** Factories of pairs as of Uniswap v2. */
  v2Factories: readonly { name: string; address: Address }[]
  /** Managers of positions as of Uniswap v3, and the factory of their pools. */
  v3Managers: readonly { name: string; address: Address; factory: Address }[]
  /** Markets of Compound v3. */
  comets: readonly { name: string; address: Address }[]
  /** Vaults by ERC-4626 that somebody answers for. */
  vaults: readonly { name: string; address: Address }[]
  /** Tokens of staked coins, by the way in which they tell their worth. */
  stakingTokens: readonly StakingTokenAnchor[]
}

/** All that is known of one chain. */
export interface Chain {
  /** EIP-155. */
  id: number
  /** Names its file. */
  key: string
  /** What a person calls it. */
  name: string
  /** The coin; its id at CoinGecko, which DefiLlama has too, is null where neither tells its price. */
  native: { symbol: string; name: string; decimals: number; coinGeckoId: string | null }
  /**
   * The contract that wraps the native coin, and whether wrapping and unwrapping emit a Transfer of ERC-20 beside their
   * own Deposit and Withdrawal; null where nobody has looked. Null where the native coin is a token itself.
   */
  wrapped: { address: Address; emitsTransfer: boolean | null } | null
  /** `etherscan` has pages of tokens and pieces; `plain` of transactions and addresses alone. */
  explorer: { name: string; url: string; kind: 'etherscan' | 'plain' }
  /** What providers call it; null where one does not have it. */
  names: { defiLlama: string | null; coinGeckoPlatform: string | null; moralis: string | null }
  /** Whether Moralis tells what lies in its contracts; what it tells of that is a claim. */
  moralisPositions: boolean
  /** Of the public instance of Blockscout; null where there is none. */
  blockscoutHost: string | null
  /** Whether a key without a paid plan reads it. */
  etherscanV2: 'free' | 'paid' | 'none' | 'unknown'
  /** Public nodes that need no key, in the order of asking. */
  nodes: readonly string[]
  multicall3: { address: Address; sinceBlock: number }
  /** Between two blocks, about. */
  blockMs: number
  /** How many blocks may still be replaced. */
  reorgDepth: number
  /** Whether the tag `finalized` of a node can be relied on, else the depth; `instant`: what is in a block stays. */
  finality: 'tag' | 'depth' | 'instant'
  feeRule: FeeRule
  /** Contracts that show the native coin once more as a token; never an asset of their own. */
  nativeFaces: readonly Address[]
  /**
   * The face that moves the coin itself: its Transfer logs tell moves that are in no value of a transaction and in no trace.
   * Null where such logs only repeat what these tell.
   */
  movingFace: Address | null
  credits: readonly CreditRecipe[]
  stablecoins: readonly Stablecoin[]
  /** Further tokens for which somebody answers: those that Aave lends on the chain. Ethereum's are a list of their own. */
  tokens: readonly Address[]
  anchors: Anchors
}

/** EIP-7708: from the fork that has it on, every move of the native coin is logged by this address. On every chain. */
const TRANSFER_LOG_FACE = '0xfffffffffffffffffffffffffffffffffffffffe'

/** A chain as its file writes it: addresses with their checksum, which a person can compare. */
export function defineChain(entry: Chain): Chain {
  const { nativeFaces, ...rest } = toLower(entry)
  return { ...rest, nativeFaces: [...nativeFaces, TRANSFER_LOG_FACE] }
}

/** The same with every address in lower case, as programs compare them. */
function toLower<T>(value: T): T {
  if (typeof value === 'string') return (/^0x[0-9a-fA-F]{40}$/.test(value) ? value.toLowerCase() : value) as T
  if (Array.isArray(value)) return value.map(toLower) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toLower(part)])) as T
}
