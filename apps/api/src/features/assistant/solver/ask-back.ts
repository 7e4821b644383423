import type { Answer } from './answering/answer.ts'
import type { Candidate } from './matching/candidate.ts'

const examples: Readonly<Record<string, string>> = {
  percent: '"at 8 %"',
  years: '"for 10 years"',
  months: '"after 2 years"',
  money: '"5 lakh"',
  'money-a-month': '"10,000 a month"',
  'money-a-year': '"50,000 a year"',
  age: '"I am 30" or "retire at 60"',
  year: '"FY 2025-26"',
  number: 'a number',
}

/** Asks for what is missing. */
export function askBack({ family, ask, missing }: Candidate): Answer {
  const questions = missing.map((name) => {
    if (name === 'unclear' && ask.unclear !== undefined) return ask.unclear.ask
    const choice = family.choices?.[name]
    if (choice?.ask !== undefined) return choice.ask
    const variable = family.variables[name]
    return variable === undefined
      ? name
      : `What is the ${variable.name}? For example ${examples[variable.kind]}.`
  })
  const [first = '', ...others] = questions
  const text =
    others.length === 0
      ? first
      : ['To compute this I need to know more:', ...questions.map((question) => `- ${question}`)].join('\n')
  return { kind: 'clarify', text, calculations: [], asked: [] }
}

/** Says which ways of understanding there are. */
export function askWhich(candidates: readonly Candidate[]): Answer {
  const ways = candidates.map(
    ({ family, ask }) => `- ${family.id.replaceAll('-', ' ')}: ${toWords(ask.find)}`,
  )
  const text = ['I can read this in more than one way. Which do you mean?', ...new Set(ways)].join('\n')
  return { kind: 'clarify', text, calculations: [], asked: [] }
}

/** Says which words stand in the way of an answer. */
export function askAbout({ unexplained, unaccounted }: Candidate): Answer {
  const text = `I do not know what to make of ${quote([...unexplained, ...unaccounted])} here. Please ask for one calculation with plain figures.`
  return { kind: 'clarify', text, calculations: [], asked: [] }
}

/** Says what would be the answer if words that nobody has told us changed nothing; a figure, but no answer. */
export function askWhether({ unaccounted }: Candidate, { text, asked }: Answer): Answer {
  const whole = `I do not know what ${quote(unaccounted)} means here, so I am not sure. If it changes nothing, say yes. It would then be:\n${text}`
  return { kind: 'clarify', text: whole, calculations: [], asked: [], likely: asked }
}

function quote(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `"${word}"`).join(', ')
}

/** `futureValue` becomes "future value". */
function toWords(id: string): string {
  return id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
