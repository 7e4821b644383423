import { changes } from './share-rules/changes.ts'
import { chargeDoubts, charges } from './share-rules/charges.ts'
import { discounts } from './share-rules/discounts.ts'
import { parts } from './share-rules/parts.ts'
import { periods, quantities } from './share-rules/quantities.ts'
import { toldOtherwise } from './share-rules/told-otherwise.ts'
import { trade, tradeDoubts } from './share-rules/trade.ts'

/** Every rule; the first whose shape fits holds. */
export const shareRules = [
  ...toldOtherwise,
  ...charges,
  ...discounts,
  ...changes,
  ...trade,
  ...parts,
  ...quantities,
  ...periods,
]

/** What to ask back: before any rule where it says what is spoken of, else where none fits. */
export const shareDoubts = [...chargeDoubts, ...tradeDoubts]
