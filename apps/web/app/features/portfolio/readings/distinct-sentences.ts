/** Where one sentence ends and the next begins; a name in front of a colon begins one too. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u

/** What went wrong with several readings, each sentence once, in the order in which they were told first. */
export function distinctSentences(problems: readonly string[]): string[] {
  return [...new Set(problems.flatMap((problem) => problem.split(BETWEEN_SENTENCES)))]
}
