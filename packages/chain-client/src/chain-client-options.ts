import type { Chain } from '@pkg/chains'
import type { TextStore, Turns } from '@pkg/keep-fresh'
import type { BudgetBook, Budgets, Caller } from './budgets/budget.ts'
import type { UpstreamSettings } from './chain-settings.ts'

export interface ChainClientOptions {
  settings: UpstreamSettings
  /** The chains that are read, in the order in which a person sees them. @default Ethereum alone */
  chains?: readonly Chain[]
  /** Keeps what upstreams answered, over a restart. */
  answers: TextStore
  /** Shares readings, and the queues in front of upstreams, with other processes. @default with none */
  turns?: Turns
  /** How often sources may be asked, by the ids of providers, where that is not what their plans allow. */
  budgets?: Budgets
  /** Counts what was asked of them. @default nobody, and then nothing is held back */
  book?: BudgetBook
  /** On whose behalf sources are asked now, where that is known. */
  caller?: () => Caller | undefined
  /** Milliseconds since 1970; a parameter so that tests move time. */
  now: () => number
  /** Told of every failure that was passed over, with no secret in it. */
  log: (event: { level: 'info' | 'warn'; message: string; provider?: string; cause?: unknown }) => void
}
