import { microsToUsd, usdToMicros } from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import { endOf, type Slot, type Step } from '../ledger/day.ts'
import { illustrativeValues } from '../ledger/illustrative-values.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'

/** Without movements: what was recorded, and the specification's line where nothing was. */
export function drawPast(
  { address }: WalletKey,
  { step, slots }: { step: Step; slots: readonly Slot[] },
  recorded: ReadonlyMap<Slot, WalletPoint>,
  present: WalletPoint | null,
): WalletPoint[] {
  const shown = present?.rows.filter(({ spam }) => !spam)
  const netWorth = shown ? microsToUsd(shown.reduce((sum, { micros }) => sum + micros, 0n)) : null
  const moments = slots.map((slot) => endOf(slot, step))
  const values = illustrativeValues(address, moments, netWorth)
  return slots.map(
    (slot, index) =>
      recorded.get(slot) ?? {
        slot,
        at: endOf(slot, step),
        provenance: 'illustrative',
        rows: [],
        drawn: usdToMicros(values[index] ?? 0),
        lacks: null,
      },
  )
}
