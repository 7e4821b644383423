import type { ExportedOverride } from '@pkg/api-contract'
import type { KeptOverride } from '../database/gain-overrides.repository.ts'

/** What a person said, as it is exported. */
export const toExportedOverride = ({ id: _, fileId: __, at, ...said }: KeptOverride): ExportedOverride => ({
  ...said,
  at: new Date(at).toISOString(),
})
