import type { Concept } from '../grammar/concepts.ts'
import { wordsBeside } from './find-words.ts'
import type { Quantity } from './quantity.ts'
import type { Reading } from './read-words.ts'
import { reword } from './reword.ts'

const multiples = { double: 2, triple: 3, quadruple: 4 } as const
/** Any amount would do: only how many times it becomes counts. */
export const ANY_AMOUNT = 100_000

/** "Double my money" as the growth of an amount of ours to twice of it. */
export function withMultiples(reading: Reading): Reading {
  const { concepts, quantities, tokens } = reading
  const [amount, ...more] = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  // "When will 3 lakh triple?" goes from that amount; so much a month, or a loan, does not.
  if (more.length > 0 || (amount !== undefined && !isPutIn(amount, concepts))) return reading
  const start = amount?.value ?? ANY_AMOUNT
  const said = (Object.keys(multiples) as (keyof typeof multiples)[]).filter((concept) =>
    concepts.has(concept),
  )
  const [multiple, ...others] = said
  // "If it doubles in 5 years, when does it triple?" is two questions.
  if (multiple === undefined || others.length > 0) return reading
  const told = reword(
    reading,
    `lumpsum of rs ${start} to grow to target of rs ${start * multiples[multiple]} ,`,
    ...wordsBeside(tokens.length, amount === undefined ? [] : [[amount.start, amount.end]]),
  )
  return { ...told, mentions: told.mentions.filter((mention) => !mention.concepts.includes(multiple)) }
}

/** What grows by itself: one amount of rupees, of no plan that is paid into or back. */
function isPutIn({ kind, per, currency = 'INR' }: Quantity, concepts: ReadonlySet<Concept>): boolean {
  const isOfPlan = (['sip', 'askSip', 'loan', 'emi', 'swp', 'stepUp', 'inflation'] as const).some((concept) =>
    concepts.has(concept),
  )
  return kind === 'money' && per === undefined && currency === 'INR' && !isOfPlan
}
