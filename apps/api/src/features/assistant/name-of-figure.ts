import type { Concept } from '@pkg/money-questions'
import { findConcepts, normalize, tokenize } from '@pkg/money-questions'

const wholes = [
  'totalPayment',
  'total',
  'totalInvested',
  'totalWithdrawn',
  'futureValue',
  'maturity',
  'finalBalance',
]
/** What something grows to. */
const ends = [
  'total',
  'futureValue',
  'withoutStepUp',
  'maturity',
  'finalBalance',
  'corpusNeeded',
  'futureCost',
  'inflatedTarget',
]
const earnings = ['gain', 'interest', 'profit', 'totalInterest']
const interests = ['totalInterest', 'interest', 'gain', 'interestSavedByTenure', 'interestSavedByEmi']

/** What people call a result, by the ids that calculators give it. */
const results: Readonly<Partial<Record<Concept, readonly string[]>>> = {
  emi: ['emi', 'newEmi'],
  totalInterest: ['totalInterest', 'interest'],
  interest: interests,
  totalPayment: ['totalPayment', 'total'],
  profit: earnings,
  investedTotal: ['totalInvested'],
  outstanding: ['outstanding'],
  withdrawnTotal: ['totalWithdrawn'],
}
/** What is called so right before or right after a figure, and is no phrase of a question. */
const sayings: readonly { before?: RegExp; after?: RegExp; ids: readonly string[] }[] = [
  {
    before:
      /\b(?:in all|altogether|total cost|costs you|cost you)(?: is| of|:| you(?: will)? pay(?: back)?| comes to)?$/,
    ids: wholes,
  },
  {
    after: /^(?:of|in|as|is|goes to) (?:the |total |it is )?interest\b|^interest\b(?! rate)/,
    ids: interests,
  },
  {
    before:
      /\b(?:grows?|grew|grown|becom(?:es?|ing)|became|turns?|maturity (?:value|amount)|final (?:value|amount|balance)|future value)(?: is| of| to| into| will be|:)?$/,
    ids: ends,
  },
  { after: /^(?:of|in|as|is) (?:the |total |pure )?(?:returns?|profits?|gains?)\b/, ids: earnings },
  { before: /\b(?:principal|loan amount|amount borrowed)(?: is| of|:)?$/, ids: ['principal'] },
  { after: /^(?:in all|altogether|in total)\b(?! (?:as |of |in )?(?:interest|returns))/, ids: wholes },
  {
    before: /\b(?:each|every|per) month(?: you(?: will)? pay| is|:)?$|\bmonthly payment(?: is| of|:)?$/,
    ids: ['emi', 'newEmi', 'monthlyInvestment', 'monthlyWithdrawal', 'requiredMonthlyInvestment'],
  },
]
/** So much text before a figure may hold its name. */
const TAIL = 80
/** Words between a name and its figure that leave the one the name of the other. */
const linking = new Set(
  'is are was be will would comes come came to amounts amount equals equal of about approximately around roughly just only exactly = : - * rs inr ₹ $ € £ ( every month each monthly you pay we i'.split(
    ' ',
  ),
)
const signs = /[*_`~₹$€£¥]|\b(?:rs|inr)\.?\s*$/gi

/** The ids of the results that a figure is called by the text right beside it; undefined where it has no name. */
export function nameOfFigure(before: string, follows = ''): readonly string[] | undefined {
  const tail = before.slice(-TAIL)
  // Cut anywhere, it may begin within a word.
  const whole = before.length > TAIL ? tail.slice(tail.search(/\s/) + 1) : tail
  return nameBeside(whole, follows) ?? nameBefore(whole)
}

function nameBeside(before: string, follows: string): readonly string[] | undefined {
  const [left, right] = [before, follows].map((text) => text.toLowerCase().replace(signs, '').trim())
  return sayings.find(
    (saying) => saying.before?.test(left ?? '') === true || saying.after?.test(right ?? '') === true,
  )?.ids
}

function nameBefore(before: string): readonly string[] | undefined {
  const tokens = tokenize(normalize(before))
  const last = findConcepts(tokens).findLast(({ concepts }) => concepts.some((concept) => concept in results))
  // "The interest on 50 lakh" names what bears it.
  if (last === undefined || (last.concepts.includes('interestOn') && last.end === tokens.length))
    return undefined
  if (!tokens.slice(last.end).every(({ text }) => linking.has(text))) return undefined
  return last.concepts.flatMap((concept) => results[concept] ?? [])
}
