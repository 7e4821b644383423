import type { AssetId } from '@pkg/api-contract'
import type { MeasuredBalances } from '../ports/block-balances.ts'
import type { AssetMovement } from '../ports/movements.ts'

/** Whether the movements of an asset lead from each balance of it that was measured to the present one. */
export function isLedTo(
  asset: AssetId,
  movements: readonly AssetMovement[],
  {
    present,
    held,
    cutShortAt,
  }: {
    present: MeasuredBalances
    /** What was measured, oldest first. */
    held: readonly MeasuredBalances[]
    /** Before this moment movements are missing, and nothing is held against what was measured. */
    cutShortAt: number | null
  },
): boolean {
  const own = movements
    .filter(
      (movement) => movement.asset === asset && movement.kind !== 'nft' && movement.block <= present.block,
    )
    .sort((a, b) => b.block - a.block)
  let balance = present.balances.get(asset) ?? 0n
  let next = 0
  return held.toReversed().every(({ block, at, balances }) => {
    for (let move = own[next]; move !== undefined && move.block > block; move = own[next]) {
      balance -= move.amount
      next += 1
    }
    const told = balances.get(asset)
    return told === undefined || told === balance || (cutShortAt !== null && at < cutShortAt)
  })
}
