import { cardMinimum } from '../../formulas/card-minimum.ts'
import { cardPayoff } from '../../formulas/card-payoff.ts'

/** What the card payoff calculator asks. */
export interface CardValues {
  mode: 'fixed' | 'minimum'
  balance: number
  annualRatePercent: number
  monthlyPayment: number
  minimumPercent: number
  floor: number
  plusInterest: 'yes' | 'no'
}

/** In how many months the card is paid off, and the interest. Refused where the payments never do. */
export function cardResult(values: CardValues) {
  const { mode, balance, annualRatePercent, monthlyPayment, minimumPercent, floor } = values
  return mode === 'fixed'
    ? cardPayoff({ balance, annualRatePercent, monthlyPayment })
    : cardMinimum({
        ...{ balance, annualRatePercent, minimumPercent, floor },
        plusInterest: values.plusInterest === 'yes',
      })
}

/** What is asked for in a month in which so much is owed, before it is held against what is left. */
function asked(values: CardValues, owed: number, interest: number): number {
  if (values.mode === 'fixed') return values.monthlyPayment
  const minimum = Math.max(values.floor, (owed * values.minimumPercent) / 100)
  return values.plusInterest === 'yes' ? minimum + interest : minimum
}

/** Month by month until nothing is owed. */
export function cardRows(values: CardValues) {
  const { months } = cardResult(values)
  let before = values.balance
  return Array.from({ length: months }, (_, index) => {
    const interest = (before * values.annualRatePercent) / 1200
    const owed = before + interest
    // The last payment is what is left.
    const payment = index === months - 1 ? owed : asked(values, before, interest)
    before = owed - payment
    return { month: index + 1, interest, payment, balance: before }
  })
}
