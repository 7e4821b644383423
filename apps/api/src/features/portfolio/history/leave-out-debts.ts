import type { AssetId } from '@pkg/api-contract'
import type { Walk } from '../ledger/walk-back.ts'

/** A walk without what is owed: a debt grows by interest and is no holding at any time. */
export function leaveOutDebts(walk: Walk, isDebt: (asset: AssetId) => boolean): Walk {
  if (![...walk.tracks.keys()].some(isDebt)) return walk
  return {
    ...walk,
    tracks: new Map([...walk.tracks].filter(([asset]) => !isDebt(asset))),
    findings: walk.findings.filter(({ asset }) => !isDebt(asset)),
  }
}
