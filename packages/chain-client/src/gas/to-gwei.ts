const WEI_PER_GWEI = 1e9

/** Wei as gwei. A gas price has far fewer digits than a number holds exactly. */
export function toGwei(wei: bigint): number {
  return Number(wei) / WEI_PER_GWEI
}
