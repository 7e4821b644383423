/**
 * Asks until no source is said to have not answered yet. A reading that outlasts a person's patience goes on, and fills the
 * answer of the next: on a busy machine what is asked at once may have to be asked again.
 */
export async function untilAnswered<Answer extends { problem: string | null }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.problem?.includes('has not answered yet') !== true) return answer
  }
}
