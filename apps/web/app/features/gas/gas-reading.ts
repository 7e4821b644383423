import type { Gas } from '@pkg/api-contract'

/** What the bar knows of gas prices; the button and the open menu show the same reading. */
export interface GasReading {
  gas: Gas | undefined
  /** Whether the last reading failed; `gas` is then an older one. */
  failed: boolean
}
