import type { AssetId, SpamVerdict } from '@pkg/api-contract'
import type { Verdict } from '../../../database/verdicts.repository.ts'
import type { IsHidden } from '../history/to-shown-view.ts'

/** What a person decided about tokens. The last decision stands, for the past as for the present. */
export interface SpamVerdicts {
  /** Null where the score decides. */
  now(asset: AssetId): SpamVerdict
  isHidden: IsHidden
  /** What the person wants to see, whatever its score. */
  wanted: ReadonlySet<AssetId>
}

/** `verdicts` are the oldest first. */
export function createSpamVerdicts(verdicts: readonly Verdict[]): SpamVerdicts {
  const last = new Map(verdicts.map(({ asset, verdict }) => [asset, verdict]))
  return {
    now: (asset) => last.get(asset) ?? null,
    isHidden(asset, looksLikeSpam) {
      const verdict = last.get(asset) ?? null
      return verdict === null ? looksLikeSpam : verdict === 'hide'
    },
    wanted: new Set([...last].flatMap(([asset, verdict]) => (verdict === 'show' ? [asset] : []))),
  }
}
