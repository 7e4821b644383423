import type { TrackedWallet } from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type { ReadViewOptions } from '../history/create-wallet-views.ts'
import type { IsHidden } from '../history/to-shown-view.ts'

/** Whose movements a person looks at, and how they see them. */
export interface MovementSelection extends ReadViewOptions {
  wallets: readonly WalletKey[]
  /** Every wallet of the person, with labels. */
  tracked: readonly TrackedWallet[]
  isHidden: IsHidden
  /** Whether what is hidden is listed too. */
  showHidden: boolean
}
