import type { Draft } from '../../answer/answer.ts'
import { tell } from '../../answer/parts.ts'
import { toSaid } from '../../answer/to-said.ts'
import { nameCurrency, wordOfCurrency } from '../../grammar/currency-names.ts'
import { units } from '../../grammar/units.ts'
import { fill } from '../../languages/phrases.ts'
import { findWords } from '../../read/find-words.ts'
import { isInside } from '../../read/is-inside.ts'
import { listCurrencies } from '../../read/list-currencies.ts'
import { findSharedCurrency } from '../../read/name-currencies.ts'
import type { Reading } from '../../read/read-words.ts'
import { readOwnWords, replaceWords } from '../../read/reword.ts'
import { clarify } from '../ask-back.ts'
import { solveCurrency } from './solve-currency.ts'

/** Asks whose money a name is that several countries have: "dinar", "riyal"; undefined where there is none to convert. */
export function askWhichCurrency(reading: Reading): Draft | undefined {
  const shared = findSharedCurrency(reading.asked)
  if (shared === undefined) return undefined
  const { word, codes, replace } = shared
  const place = findWords(reading, new RegExp(`(?<!\\S)${word}(?!\\S)`))
  const questions = codes.map((code) => ({ code, means: replaceWords(reading, place, wordOfCurrency(code)) }))
  const [first] = questions
  // Only what is a conversion whichever it is.
  if (first === undefined || solveCurrency(first.means, 'unavailable') === undefined) return undefined
  return {
    ...clarify(({ askBack }) => fill(askBack.whichCurrency, { word })),
    options: questions.map(({ code, means }) => ({
      say: ({ language }) => replace(nameCurrency(code, language === 'hi' ? 'hi' : 'en')),
      means,
    })),
  }
}

/** Asks into what nothing but an amount of foreign money is to be converted: "200 dirham"; undefined for anything else. */
export function askIntoWhich({ raw, tokens, quantities }: Reading): Draft | undefined {
  const [from, ...others] = listCurrencies(tokens)
  const [amount, ...more] = quantities
  if (from === undefined || from === 'INR' || amount === undefined || others.length + more.length > 0)
    return undefined
  const isAlone = tokens.every(
    ({ kind, text }, at) => kind === 'pause' || units.has(text) || isInside([amount], at),
  )
  if (!isAlone || amount.currency !== from || amount.per !== undefined || amount.isNegative) return undefined
  const said = toSaid(amount.value, 'inr', { computed: false, currency: from })
  return {
    ...clarify(({ askBack }) => tell(askBack.intoWhich, { amount: said })),
    options: ['INR', 'USD', 'EUR']
      .filter((code) => code !== from)
      .map((code) => ({
        say: ({ language, ways }) =>
          fill(ways.into, {
            amount: said.text,
            currency: nameCurrency(code, language === 'hi' ? 'hi' : 'en'),
          }),
        means: readOwnWords(`convert ${raw.replace(/[?.!\s]+$/, '')} to ${code.toLowerCase()}`),
      })),
  }
}
