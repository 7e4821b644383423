import type { Step } from '../plan/plan.ts'
import { withOtherPrice } from '../plan/special/to-crypto-trade.ts'
import { toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { nothingSaid } from '../read/pick-words.ts'
import { type Asked, calculationOf } from './talk.ts'

/** "And if sold at 10 lakh?" after the tax on a trade: the same tax on what is gained then. */
export function changeTrade({ reading, last, world }: Asked): Step | undefined {
  const before = calculationOf(last)
  const traded = last?.traded && withOtherPrice(reading, last.traded)
  if (before === undefined || traded === undefined) return undefined
  const values = { ...before.values, cryptoGain: traded.sold - traded.bought }
  const found = understand(nothingSaid, world.year, { ...before, values })
  return found && { ...toStep(found), traded }
}
