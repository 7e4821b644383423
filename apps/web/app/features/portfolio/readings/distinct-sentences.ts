/** Where one sentence ends and the next begins; a name in front of a colon begins one too. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u
/** A name in front of what is told of it; what follows without a name is told of it too. */
const NAMED = /^(?<name>\p{Lu}[^:;.]*): (?<told>.+)$/u

/**
 * What went wrong with several readings, each sentence once, in the order in which they were told first. What is told of several
 * chains alike is told of all of them together, and a reason that two sentences in a row share is told once.
 */
export function distinctSentences(problems: readonly string[]): string[] {
  const byName = new Map<string, Set<string>>()
  for (const problem of problems) {
    let name = ''
    for (const sentence of problem.split(BETWEEN_SENTENCES)) {
      const named = NAMED.exec(sentence)?.groups
      name = named?.name ?? name
      const told = byName.get(name) ?? new Set()
      byName.set(name, told.add(named?.told ?? sentence))
    }
  }
  const ofNames = [...byName].filter(([name]) => name !== '')
  const known = new Set(ofNames.flatMap(([, told]) => [...told]))
  const alike = Map.groupBy(byName, ([name, told]) => (name === '' ? '' : [...told].join(' ')))
  return [...alike].flatMap(([, same]) => {
    const told = [...(same[0]?.[1] ?? [])]
    const names = same.map(([name]) => name)
    if (names[0] === '') return told.filter((sentence) => !known.has(sentence))
    return [`${joinNames(names)}: ${told.map(withoutReason).join(' ')}`]
  })
}

const joinNames = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** "The node is away; that is missing." behind "The node is away; this is missing." */
function withoutReason(sentence: string, index: number, all: readonly string[]): string {
  const [reason = '', ...rest] = sentence.split('; ')
  const before = all[index - 1]
  if (rest.length === 0 || before?.startsWith(`${reason}; `) !== true) return sentence
  const text = rest.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
