import { capitalGains } from '@pkg/finance-math/india'
import type { Draft } from '../../answer/answer.ts'
import { lines, tell } from '../../answer/parts.ts'
import { askedNumber, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { say } from '../../answer/say.ts'
import { besideGain, longTerm, ofOtherGains, shortTerm, taxOfGain } from '../../grammar/gains-of-shares.ts'
import { listTelling } from '../../read/list-telling.ts'
import type { Reading } from '../../read/read-words.ts'
import { SURCHARGED } from '../answer-candidate.ts'
import { clarify } from '../ask-back.ts'

/** Far above what is free of tax. */
const LARGE = 100_000_000

/**
 * "Tax on LTCG of 3 lakh": a gain of shares or equity funds that is told as such, by the rules of this year; undefined
 * where anything else is said, as what was sold, or a day.
 */
export function solveGainOfShares(reading: Reading, year: string): Draft | undefined {
  const { raw, tokens, quantities } = reading
  const [isLong, isShort] = [longTerm.test(raw), shortTerm.test(raw)]
  const [gain, ...others] = quantities
  if (isLong === isShort || !taxOfGain.test(raw) || gain === undefined || others.length > 0) return undefined
  const { kind, per, currency = 'INR', isNegative } = gain
  const isAmount = (kind === 'money' || kind === 'bare') && per === undefined && currency === 'INR'
  const isPlain = listTelling(tokens, quantities).every(({ text }) => besideGain.has(text))
  if (!isAmount || isNegative || !isPlain || ofOtherGains.test(raw)) return undefined
  if (gain.value > SURCHARGED) return clarify(({ tax }) => tax.cryptoSurcharge)
  const result = run({
    calculator: 'gain-of-shares',
    values: rulesOf(gain.value, isLong, year),
    asked: 'tax',
  })
  if (result === undefined) return undefined
  return {
    kind: 'answer',
    say: (phrases) =>
      lines(
        say(isLong ? phrases.tax.longGain : phrases.tax.shortGain, result, phrases),
        tell(phrases.sentences.assumed, { what: phrases.tax.assumesOfGain }),
      ),
    calculations: [toCalculation(result)],
    asked: [askedNumber(result)],
  }
}

/** The gain with what is free of it, and the percent of its tax and of the cess on that, in a financial year. */
function rulesOf(gain: number, isLong: boolean, year: string) {
  const first = Number(year.slice(0, 4))
  const sellDate = `${first}-08-01`
  const buyDate = isLong ? `${first - 2}-08-01` : sellDate
  const of = (sale: number) => capitalGains({ asset: 'equity', buyDate, sellDate, cost: 0, sale })
  // Of a gain beyond what is free, so that the percentages are those of the rules.
  const { taxableGain, tax, taxWithCess } = of(LARGE)
  return {
    gain,
    exemption: of(gain).exemption,
    ratePercent: (tax * 100) / taxableGain,
    cessPercent: ((taxWithCess - tax) * 100) / tax,
  }
}
