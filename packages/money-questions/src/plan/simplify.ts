import { lines, tell } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import { boughtWords } from '../grammar/down-payments.ts'
import { asksInAll, feeStart } from '../grammar/loan-fees.ts'
import { findWords } from '../read/find-words.ts'
import type { Reading } from '../read/read-words.ts'
import { readOwnWords, replaceWords } from '../read/reword.ts'
import type { Step } from './plan.ts'
import { withDownPayment } from './special/plan-purchase.ts'
import { planSum } from './special/plan-sum.ts'
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
  const mayHaveFee =
    (concepts.has('emi') || concepts.has('totalPayment')) && tokens.some(({ text }) => feeStart.has(text))
  const withFee = mayHaveFee ? toLoanWithoutFee(reading) : undefined
  if (withFee !== undefined) {
    const isOfAll = concepts.has('totalPayment')
    const isOfAllToo = !isOfAll && !concepts.has('totalInterest') && asksInAll.test(reading.text)
    return {
      reading: isOfAllToo
        ? replaceWords(withFee.loan, findWords(withFee.loan, asksInAll), 'total payment')
        : withFee.loan,
      tell: (step) => tellFee(step, withFee, isOfAll || isOfAllToo),
    }
  }
  const bought = tokens.some(({ text }) => boughtWords.has(text)) ? toFinancedLoan(reading) : undefined
  return bought && { reading: bought.loan, tell: (step) => withDownPayment(step, bought.financed) }
}

/** The instalment, and that the fee is no part of it; with all that is paid, the fee is. */
function tellFee(found: Step, { fee }: LoanWithFee, isOfAll: boolean): Step {
  if (found.answer.kind !== 'answer') return found
  const figure = toSaid(fee.value, fee.kind === 'percent' ? 'percent' : 'inr', {
    computed: false,
    currency: fee.currency ?? 'INR',
  })
  const { say, asked } = found.answer
  const [paid, ...others] = asked
  const loan = found.plan?.kind === 'calculation' ? found.plan.candidate : undefined
  if (isOfAll && paid !== undefined && others.length === 0 && loan?.ask.find === 'totalPayment') {
    const share = (Number(loan.values.principal) * fee.value) / 100
    const sum = planSum(readOwnWords(`rs ${paid} + rs ${fee.kind === 'percent' ? share : fee.value}`), {})
    if (sum?.answer.kind !== 'answer') return found
    const [total = 0] = sum.answer.asked
    const all = toSaid(total, 'inr', { computed: true, currency: fee.currency ?? 'INR' })
    return {
      ...found,
      answer: {
        ...found.answer,
        say: (phrases) => lines(tell(phrases.sentences.withFee, { total: all }), say(phrases)),
        calculations: [...sum.answer.calculations, ...found.answer.calculations],
        asked: [total],
      },
    }
  }
  return {
    ...found,
    answer: {
      ...found.answer,
      say: (phrases) => lines(say(phrases), tell(phrases.sentences.feeApart, { fee: figure })),
    },
  }
}
