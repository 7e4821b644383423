import { toEventSelector, toFunctionSelector } from 'viem'

/** What a call is for, as far as its name says it. */
export type CallUse =
  | 'approve'
  | 'claim-drop'
  | 'claim-reward'
  | 'mint'
  | 'add-liquidity'
  | 'remove-liquidity'
  | 'stake'
  | 'unstake'

/** Functions of well-known contracts, and of those that were made after them, by what they are for. */
const functions: Readonly<Record<CallUse, readonly string[]>> = {
  approve: [
    // EIP-20, OpenZeppelin, EIP-721 and EIP-1155, Permit2.
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'decreaseAllowance(address,uint256)',
    'setApprovalForAll(address,bool)',
    'approve(address,address,uint160,uint48)',
    'lockdown((address,address)[])',
  ],
  'claim-drop': [
    // The distributor by Merkle proofs of Uniswap, and those of Optimism, ENS and Arbitrum.
    'claim(uint256,address,uint256,bytes32[])',
    'claim(uint256,bytes32[])',
    'claimTokens(uint256,bytes32[])',
    'claim()',
  ],
  'claim-reward': [
    // Synthetix and what follows it, Curve, Convex, Aave, Compound.
    'getReward()',
    'getReward(address)',
    'getReward(address,bool)',
    'claim_rewards()',
    'claim_rewards(address)',
    'claimRewards(address[],uint256,address)',
    'claimAllRewards(address[],address)',
    'claimAllRewardsToSelf(address[])',
    'claimComp(address)',
    'harvest()',
    'harvest(uint256,address)',
  ],
  mint: ['mint()', 'mint(uint256)', 'mint(address,uint256)', 'safeMint(address)', 'publicMint(uint256)'],
  'add-liquidity': [
    // Uniswap v2 and what follows it, v3, Curve, Balancer.
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    'increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))',
    'add_liquidity(uint256[2],uint256)',
    'add_liquidity(uint256[3],uint256)',
    'add_liquidity(uint256[4],uint256)',
    'joinPool(bytes32,address,address,(address[],uint256[],bytes,bool))',
  ],
  'remove-liquidity': [
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
    'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    'removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
    'removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
    'removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)',
    'remove_liquidity(uint256,uint256[2])',
    'remove_liquidity(uint256,uint256[3])',
    'remove_liquidity(uint256,uint256[4])',
    'remove_liquidity_one_coin(uint256,int128,uint256)',
    'exitPool(bytes32,address,address,(address[],uint256[],bytes,bool))',
  ],
  // Synthetix, SushiSwap's MasterChef, Curve's gauges, Convex.
  stake: ['stake(uint256)', 'deposit(uint256,uint256)', 'deposit(uint256,uint256,bool)'],
  unstake: ['unstake(uint256)', 'withdraw(uint256,uint256)', 'withdrawAndUnwrap(uint256,bool)', 'exit()'],
}

/** Logs by which a call tells what it was for, whoever passed it on. */
const events: Readonly<Partial<Record<CallUse, readonly string[]>>> = {
  approve: [
    'Approval(address,address,uint256)',
    'ApprovalForAll(address,address,bool)',
    'Approval(address,address,address,uint160,uint48)',
  ],
  'claim-drop': ['Claimed(uint256,address,uint256)'],
  'claim-reward': ['RewardPaid(address,uint256)'],
}

function toUses(
  table: Readonly<Partial<Record<CallUse, readonly string[]>>>,
  toSelector: (signature: string) => string,
): ReadonlyMap<string, { use: CallUse; name: string }> {
  return new Map(
    Object.entries(table).flatMap(([use, signatures]) =>
      signatures.map((signature) => {
        const name = signature.slice(0, signature.indexOf('('))
        return [toSelector(signature), { use: use as CallUse, name }] as const
      }),
    ),
  )
}

const bySelector = toUses(functions, toFunctionSelector)
const byTopic = toUses(events, toEventSelector)

/** What the first four bytes of call data are for, with the function's name; undefined of others. */
export const findFunction = (selector: string | null) =>
  selector === null ? undefined : bySelector.get(selector)

/** What a log is for, by its first topic; undefined of others. */
export const findEvent = (topic: string) => byTopic.get(topic)
