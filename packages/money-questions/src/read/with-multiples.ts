import { type Reading, readQuestion } from './read-question.ts'

const multiples = { double: 2, triple: 3, quadruple: 4 } as const
/** Any amount would do: only how many times it becomes counts. */
const AMOUNT = 100_000

/** "Double my money" as the growth of an amount of ours to twice of it. */
export function withMultiples(reading: Reading, question: string): Reading {
  const { concepts, quantities } = reading
  if (quantities.some(({ kind }) => kind === 'money' || kind === 'bare')) return reading
  const said = (Object.keys(multiples) as (keyof typeof multiples)[]).filter((concept) =>
    concepts.has(concept),
  )
  const [multiple, ...others] = said
  // "If it doubles in 5 years, when does it triple?" is two questions.
  if (multiple === undefined || others.length > 0) return reading
  const told = readQuestion(
    `lump sum of rs ${AMOUNT} to grow to target of rs ${AMOUNT * multiples[multiple]}, ${question}`,
  )
  return { ...told, mentions: told.mentions.filter((mention) => !mention.concepts.includes(multiple)) }
}
