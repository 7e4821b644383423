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

/** What stands for each signature in a call or a log: worked out before, since hashing takes a library of a thousand files. */
type Hashed = Readonly<Partial<Record<CallUse, Readonly<Record<string, string>>>>>

/** Functions of well-known contracts, and of those that were made after them, by what they are for, with their selectors. */
export const knownFunctions: Hashed = {
  approve: {
    // EIP-20, OpenZeppelin, EIP-721 and EIP-1155, Permit2.
    'approve(address,uint256)': '0x095ea7b3',
    'increaseAllowance(address,uint256)': '0x39509351',
    'decreaseAllowance(address,uint256)': '0xa457c2d7',
    'setApprovalForAll(address,bool)': '0xa22cb465',
    'approve(address,address,uint160,uint48)': '0x87517c45',
    'lockdown((address,address)[])': '0xcc53287f',
  },
  'claim-drop': {
    // The distributor by Merkle proofs of Uniswap, and those of Optimism, ENS and Arbitrum.
    'claim(uint256,address,uint256,bytes32[])': '0x2e7ba6ef',
    'claim(uint256,bytes32[])': '0x2f52ebb7',
    'claimTokens(uint256,bytes32[])': '0x9a114cb2',
    'claim()': '0x4e71d92d',
  },
  'claim-reward': {
    // Synthetix and what follows it, Curve, Convex, Aave, Compound.
    'getReward()': '0x3d18b912',
    'getReward(address)': '0xc00007b0',
    'getReward(address,bool)': '0x7050ccd9',
    'claim_rewards()': '0xe6f1daf2',
    'claim_rewards(address)': '0x84e9bd7e',
    'claimRewards(address[],uint256,address)': '0x3111e7b3',
    'claimAllRewards(address[],address)': '0xbb492bf5',
    'claimAllRewardsToSelf(address[])': '0xbf90f63a',
    'claimComp(address)': '0xe9af0292',
    'harvest()': '0x4641257d',
    'harvest(uint256,address)': '0x18fccc76',
  },
  mint: {
    'mint()': '0x1249c58b',
    'mint(uint256)': '0xa0712d68',
    'mint(address,uint256)': '0x40c10f19',
    'safeMint(address)': '0x40d097c3',
    'publicMint(uint256)': '0x2db11544',
  },
  'add-liquidity': {
    // Uniswap v2 and what follows it, v3, Curve, Balancer.
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)': '0xe8e33700',
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)': '0xf305d719',
    'increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))': '0x219f5d17',
    'add_liquidity(uint256[2],uint256)': '0x0b4c7e4d',
    'add_liquidity(uint256[3],uint256)': '0x4515cef3',
    'add_liquidity(uint256[4],uint256)': '0x029b2f34',
    'joinPool(bytes32,address,address,(address[],uint256[],bytes,bool))': '0xb95cac28',
  },
  'remove-liquidity': {
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)': '0xbaa2abde',
    'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)': '0x02751cec',
    'removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
      '0x2195995c',
    'removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
      '0xded9382a',
    'removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)':
      '0xaf2979eb',
    'remove_liquidity(uint256,uint256[2])': '0x5b36389c',
    'remove_liquidity(uint256,uint256[3])': '0xecb586a5',
    'remove_liquidity(uint256,uint256[4])': '0x7d49d875',
    'remove_liquidity_one_coin(uint256,int128,uint256)': '0x1a4d01d2',
    'exitPool(bytes32,address,address,(address[],uint256[],bytes,bool))': '0x8bdb3913',
  },
  // Synthetix, SushiSwap's MasterChef, Curve's gauges, Convex.
  stake: {
    'stake(uint256)': '0xa694fc3a',
    'deposit(uint256,uint256)': '0xe2bbb158',
    'deposit(uint256,uint256,bool)': '0x43a0d066',
  },
  unstake: {
    'unstake(uint256)': '0x2e17de78',
    'withdraw(uint256,uint256)': '0x441a3e70',
    'withdrawAndUnwrap(uint256,bool)': '0xc32e7202',
    'exit()': '0xe9fad8ee',
  },
}

/** Logs by which a call tells what it was for, whoever passed it on, with their first topics. */
export const knownEvents: Hashed = {
  approve: {
    'Approval(address,address,uint256)': '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
    'ApprovalForAll(address,address,bool)':
      '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
    'Approval(address,address,address,uint160,uint48)':
      '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
  },
  'claim-drop': {
    'Claimed(uint256,address,uint256)': '0x4ec90e965519d92681267467f775ada5bd214aa92c0dc93d90a5e880ce9ed026',
  },
  'claim-reward': {
    'RewardPaid(address,uint256)': '0xe2403640ba68fed3a2f88b7557551d1993f84b99bb10ff833f0cf8db0c5e0486',
  },
}

function toUses(table: Hashed): ReadonlyMap<string, { use: CallUse; name: string }> {
  return new Map(
    Object.entries(table).flatMap(([use, signatures]) =>
      Object.entries(signatures).map(([signature, hash]) => {
        const name = signature.slice(0, signature.indexOf('('))
        return [hash, { use: use as CallUse, name }] as const
      }),
    ),
  )
}

const bySelector = toUses(knownFunctions)
const byTopic = toUses(knownEvents)

/** What the first four bytes of call data are for, with the function's name; undefined of others. */
export const findFunction = (selector: string | null) =>
  selector === null ? undefined : bySelector.get(selector)

/** What a log is for, by its first topic; undefined of others. */
export const findEvent = (topic: string) => byTopic.get(topic)
