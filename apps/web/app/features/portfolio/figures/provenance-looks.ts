import type { Provenance } from '@pkg/api-contract'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import type { LineLook, LineLookNames } from '@pkg/ui-kit/charts/line-chart.tsx'

/** How sure a point is, in the line and in a word. A carried price is a ring on the line. */
export const provenanceLooks: Record<Provenance, { look: LineLook; marked: boolean; word: string }> = {
  observed: { look: 'solid', marked: false, word: 'Observed' },
  reconstructed: { look: 'soft', marked: false, word: 'Reconstructed' },
  carried: { look: 'soft', marked: true, word: 'Carried price' },
  partial: { look: 'broken', marked: false, word: 'Partial' },
  illustrative: { look: 'dashed', marked: false, word: 'Illustrative' },
}

/** The words under the axis. */
export const lookNames: LineLookNames = {
  solid: { label: `Observed by ${productName}`, short: 'Observed' },
  soft: { label: 'Reconstructed from transfers and prices', short: 'Reconstructed' },
  broken: { label: 'Partial: something is missing', short: 'Partial' },
  dashed: { label: 'Illustrative', short: 'Illustr.' },
}
