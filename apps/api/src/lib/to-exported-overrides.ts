import type { ExportedOverride } from '@pkg/api-contract'
import type { KeptOverride } from '../database/gain-overrides.repository.ts'
import type { KeptProof } from '../database/proofs.repository.ts'

/** What a person said, as it is exported, with the name and the digest of the file that proves it. */
export function toExportedOverrides(
  kept: readonly KeptOverride[],
  proofs: readonly KeptProof[],
): ExportedOverride[] {
  const byId = new Map(proofs.map(({ id, name, sha256 }) => [id, { name, sha256 }]))
  return kept.map(({ id: _, fileId: __, proofId, at, ...said }) => ({
    ...said,
    proof: (proofId === null ? undefined : byId.get(proofId)) ?? null,
    at: new Date(at).toISOString(),
  }))
}
