import type { Draft } from '../../answer/answer.ts'
import { lines } from '../../answer/parts.ts'
import { askedNumber, type Result, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { say } from '../../answer/say.ts'
import { afterTax, aMonth, askingLeft, aYear, isLeftTold, takeHome } from '../../grammar/after-tax.ts'
import type { Phrases } from '../../languages/phrases.ts'
import { findWords, wordsBeside } from '../../read/find-words.ts'
import type { Reading } from '../../read/read-words.ts'
import { allWords, readOwnWords, replaceWords, reword } from '../../read/reword.ts'
import { clarify } from '../ask-back.ts'
import { sayAssumed } from '../solve-candidate.ts'
import { understand } from '../understand.ts'
import type { Understood } from '../understood.ts'

/**
 * What is left of an income after its tax, in a year or in a month; undefined where anything else is asked, or where
 * the tax of the income is not plain.
 */
export function solveAfterTax(reading: Reading, year: string): Draft | undefined {
  const { raw, concepts } = reading
  if (isLeftTold.test(raw)) return undefined
  if (concepts.has('crypto')) return afterTax.test(raw) ? tellLeftOfGain(reading, year) : undefined
  if (afterTax.test(raw)) return tellLeft(reading, year)
  const named = findWords(reading, takeHome).slice(0, 1)
  // A pause in their place: "18 lakh in hand monthly" asks for what a month leaves, and tells no 18 lakh of a month.
  const open = replaceWords(reading, named, ',')
  const means = reword(open, allWords(open), 'after tax')
  // What an employer takes off beside the tax, as for a provident fund, nobody said.
  const isAsked = takeHome.test(raw) && tellLeft(means, year) !== undefined
  if (!isAsked) return undefined
  const [income, ...others] = reading.quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  const isOfYear = others.length === 0 && income !== undefined && income.per !== 'month'
  return {
    ...clarify(({ askBack }) => askBack.takeHome),
    options: [
      { say: ({ ways }) => ways.afterTaxAlone, means },
      // The calculator of a salary asks for what else it has to know.
      ...(isOfYear
        ? [
            {
              say: ({ ways }: Phrases) => ways.takeHomePay,
              means: readOwnWords(`take home from ctc ${income.value}`),
            },
          ]
        : []),
    ],
  }
}

function tellLeft(reading: Reading, year: string): Draft | undefined {
  const { raw, quantities } = reading
  const isAMonth = quantities.every(({ per }) => per !== 'month') && raw.match(aMonth) !== null
  const asking = [
    ...findWords(reading, afterTax).slice(0, 1),
    ...findWords(reading, askingLeft),
    ...findWords(reading, isAMonth ? aMonth : aYear),
  ]
  const told = reword(reading, 'income tax ,', ...wordsBeside(reading.tokens.length, asking))
  const understood = understand(told, year)
  if (understood?.answer.kind !== 'answer' || understood.result === undefined) return undefined
  const { candidate, result } = understood
  if (candidate.family.id !== 'tax' || !['newTax', 'oldTax'].includes(candidate.ask.find)) return undefined
  const left = run({
    calculator: 'income-after-tax',
    values: { grossIncome: Number(candidate.values.grossIncome), incomeTax: askedNumber(result) },
    asked: isAMonth ? 'afterTaxMonthly' : 'afterTax',
  })
  if (left === undefined) return undefined
  const sentence = ({ tax }: Phrases) => (isAMonth ? tax.leftAMonth : tax.leftAYear)
  return tell(left, understood, sentence)
}

/** What is left of a gain from coins, which is taxed whatever else is earned. */
function tellLeftOfGain(reading: Reading, year: string): Draft | undefined {
  const asking = [...findWords(reading, afterTax).slice(0, 1), ...findWords(reading, askingLeft)]
  const told = reword(reading, 'tax on , ', ...wordsBeside(reading.tokens.length, asking))
  const understood = understand(told, year)
  if (understood?.answer.kind !== 'answer' || understood.result === undefined) return undefined
  const { candidate, result } = understood
  if (candidate.ask.find !== 'cryptoTax') return undefined
  const values = { gain: Number(candidate.values.cryptoGain), incomeTax: askedNumber(result) }
  const left = run({ calculator: 'gain-after-tax', values, asked: 'afterTax' })
  return left && tell(left, understood, ({ tax }) => tax.leftOfGain)
}

/** What is left, beside the tax that it is left of. */
function tell(
  left: Result,
  { candidate, result }: Understood,
  sentence: (phrases: Phrases) => string,
): Draft {
  return {
    kind: 'answer',
    say: (phrases) => lines(say(sentence(phrases), left, phrases), sayAssumed([candidate], phrases)),
    calculations: [toCalculation(left), ...(result ? [toCalculation(result)] : [])],
    asked: [askedNumber(left)],
  }
}
