import type { AssetId, SpamVerdict } from '@pkg/api-contract'
import type { Verdict } from '../../../database/verdicts.repository.ts'
import type { IsHidden } from '../ledger/explain-change.ts'

/** What a person decided about tokens, by asset and moment. */
export interface SpamVerdicts {
  /** The decision that stands now; null where the score decides. */
  now(asset: AssetId): SpamVerdict
  /** Hidden at a moment: by the person's decision of that time, else by the score. */
  isHidden: IsHidden
}

export function createSpamVerdicts(verdicts: readonly Verdict[]): SpamVerdicts {
  const byAsset = new Map<AssetId, Verdict[]>()
  for (const verdict of verdicts) byAsset.set(verdict.asset, [...(byAsset.get(verdict.asset) ?? []), verdict])
  return {
    now: (asset) => byAsset.get(asset)?.at(-1)?.verdict ?? null,
    isHidden({ asset, spam }, at) {
      const verdict = byAsset.get(asset)?.findLast((entry) => entry.at <= at)?.verdict ?? null
      return verdict === null ? spam : verdict === 'hide'
    },
  }
}
