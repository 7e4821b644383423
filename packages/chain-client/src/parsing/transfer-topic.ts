import type { Hex } from 'viem'

/** keccak256 of Transfer(address,address,uint256): of ERC-20 with three topics, of ERC-721 with four. */
export const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
