import { lines, tell } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import { boughtWords } from '../grammar/down-payments.ts'
import { feeStart } from '../grammar/loan-fees.ts'
import type { Reading } from '../read/read-words.ts'
import type { Step } from './plan.ts'
import { withDownPayment } from './special/plan-purchase.ts'
import { askTaxOn, toCryptoTrade } from './special/to-crypto-trade.ts'
import { toFinancedLoan } from './special/to-financed-loan.ts'
import { type LoanWithFee, toLoanWithoutFee } from './special/to-loan-without-fee.ts'

/** A question as the plainer one that it comes to, and what its answer says beside. */
interface Simplified {
  reading: Reading
  tell: (step: Step) => Step
}

/** A trade as the tax on its gain, a purchase as the loan for it, a loan without its fee; undefined for other questions. */
export function simplify(reading: Reading): Simplified | undefined {
  const { concepts, tokens } = reading
  const traded = concepts.has('crypto') && concepts.has('tax') ? toCryptoTrade(reading) : undefined
  if (traded !== undefined)
    return { reading: askTaxOn(reading, traded), tell: (step) => ({ ...step, traded }) }
  const mayHaveFee = concepts.has('emi') && tokens.some(({ text }) => feeStart.has(text))
  const withFee = mayHaveFee ? toLoanWithoutFee(reading) : undefined
  if (withFee !== undefined) return { reading: withFee.loan, tell: (step) => tellFee(step, withFee) }
  const bought = tokens.some(({ text }) => boughtWords.has(text)) ? toFinancedLoan(reading) : undefined
  return bought && { reading: bought.loan, tell: (step) => withDownPayment(step, bought.financed) }
}

/** The instalment, and that the fee is no part of it. */
function tellFee(found: Step, { fee }: LoanWithFee): Step {
  if (found.answer.kind !== 'answer') return found
  const figure = toSaid(fee.value, fee.kind === 'percent' ? 'percent' : 'inr', {
    computed: false,
    currency: fee.currency ?? 'INR',
  })
  const { say } = found.answer
  return {
    ...found,
    answer: {
      ...found.answer,
      say: (phrases) => lines(say(phrases), tell(phrases.sentences.feeApart, { fee: figure })),
    },
  }
}
