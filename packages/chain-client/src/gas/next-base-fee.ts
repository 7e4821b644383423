/** How far a block may move the base fee: an eighth. */
const MAX_CHANGE_DENOMINATOR = 8n
/** A block is aimed to be half full. */
const ELASTICITY = 2n

export interface BlockFees {
  /** In wei per unit of gas. */
  baseFeePerGas: bigint
  /** Units of gas. */
  gasUsed: bigint
  gasLimit: bigint
}

/**
 * The base fee of the block after this one, in wei per unit of gas, by the rule of EIP-1559: it stays when the
 * block was exactly half full, and else moves towards what was asked for, by an eighth at most.
 *
 * target = gasLimit / 2; next = base + max(base · (used − target) / target / 8, 1) above the target,
 * base − base · (target − used) / target / 8 below it; every division rounds down.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1559
 */
export function nextBaseFee({ baseFeePerGas, gasUsed, gasLimit }: BlockFees): bigint {
  const target = gasLimit / ELASTICITY
  if (target === 0n || gasUsed === target) return baseFeePerGas
  if (gasUsed > target) {
    const change = (baseFeePerGas * (gasUsed - target)) / target / MAX_CHANGE_DENOMINATOR
    return baseFeePerGas + (change > 1n ? change : 1n)
  }
  return baseFeePerGas - (baseFeePerGas * (target - gasUsed)) / target / MAX_CHANGE_DENOMINATOR
}
