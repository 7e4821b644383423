import type { AssetId } from '@pkg/api-contract'
import type { Movement } from './movement.ts'
import type { Finding, Track, Walk } from './walk-back.ts'

/**
 * A walk in which what is owed grows: interest is written without a movement, so that what a balance grew by between two
 * readings is interest and no doubt. It is told at the later of the two. What was left over at the beginning grew since the
 * last movement, and is told at the present. A debt that shrank without a movement stays unexplained.
 */
export function tellInterest(walk: Walk, grows: (asset: AssetId) => boolean, presentAt: number): Walk {
  const isInterest = ({ asset, amount }: Pick<Finding, 'asset' | 'amount'>) => grows(asset) && amount > 0n
  const growing = [...walk.tracks].filter(([asset]) => grows(asset))
  if (growing.length === 0) return walk
  const left = new Map(
    walk.findings
      .filter((finding) => finding.kind === 'start' && isInterest(finding))
      .map(({ asset, amount }) => [asset, amount]),
  )
  return {
    tracks: new Map([
      ...walk.tracks,
      ...growing.map(
        ([asset, track]) => [asset, withInterest(track, left.get(asset) ?? 0n, presentAt)] as const,
      ),
    ]),
    findings: walk.findings.filter((finding) => !isInterest(finding)),
  }
}

/** @param left what of its opening is interest since its last movement */
function withInterest({ asset, opening, changes }: Track, left: bigint, presentAt: number): Track {
  const told = changes.map(
    (change): Movement =>
      change.kind === 'unexplained' && change.amount > 0n ? { ...change, kind: 'interest' } : change,
  )
  if (left === 0n) return { asset, opening, changes: told }
  const interest: Movement = {
    ...{ id: `interest:${asset}:${presentAt}`, asset, block: changes.at(-1)?.block ?? 0, at: presentAt },
    ...{ kind: 'interest', amount: left, counterparty: null },
  }
  return { asset, opening: opening - left, changes: [...told, interest] }
}
