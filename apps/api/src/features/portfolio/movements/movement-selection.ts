import type { TrackedWallet } from '@pkg/api-contract'
import type { Selection } from '../history/selection-view.ts'

/** Whose movements a person looks at, and how they see them. */
export interface MovementSelection extends Selection {
  /** Every wallet of the person, with labels. */
  tracked: readonly TrackedWallet[]
  /** Whether what is hidden is listed too. */
  showHidden: boolean
}
