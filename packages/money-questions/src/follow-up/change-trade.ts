import { clarify } from '../plan/ask-back.ts'
import type { Step } from '../plan/plan.ts'
import { withOtherPrice } from '../plan/special/to-crypto-trade.ts'
import { toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { listTelling } from '../read/list-telling.ts'
import { nothingSaid } from '../read/pick-words.ts'
import { type Asked, calculationOf } from './talk.ts'

/** "And if sold at 10 lakh?" after the tax on a trade: the same tax on what is gained then. */
export function changeTrade({ reading, last, world }: Asked): Step | undefined {
  const before = calculationOf(last)
  const traded = last?.traded && withOtherPrice(reading, last.traded)
  // "6 lakh" may be what it was bought or sold for, or the gain.
  const [amount, ...others] = reading.quantities
  const isBare =
    others.length === 0 &&
    listTelling(reading.tokens, reading.quantities).every(({ kind }) => kind !== 'word')
  if (traded === undefined && last?.traded && amount !== undefined && amount.kind !== 'percent' && isBare)
    return { answer: clarify(({ askBack }) => askBack.whatChanges), plan: last.plan }
  if (before === undefined || traded === undefined) return undefined
  const values = { ...before.values, cryptoGain: traded.sold - traded.bought }
  const found = understand(nothingSaid, world.year, { ...before, values })
  return found && { ...toStep(found), traded }
}
