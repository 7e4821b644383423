import { bracket } from './join-measures.ts'
import { flowsOf } from './sign-of-money.ts'
import { has, isMoney, isPercent, type Step, textOf } from './step.ts'
import type { Word } from './take-story.ts'

/** What is left of an amount when parts of it are gone: percentages of all of it, or of the rest where that is said. */
export function leftOf(
  base: Step,
  rest: readonly Step[],
  steps: readonly Step[],
  ask: readonly Word[],
  all: readonly Word[],
): string | undefined {
  if (
    rest.length === 0 ||
    rest.some(({ before, behind }) => has(before, 'plus') || has(behind, 'split', 'double'))
  )
    return undefined
  const [part, ...others] = rest
  if (rest.some((step) => isPercent(step) && /^(?:at|@)$/.test(step.before.at(-1)?.text ?? '')))
    return undefined
  // "40 % paid, 90,000 left".
  if (steps[0] !== base && !has(base.before.slice(-4), 'of', 'income')) return undefined
  if (has(base.behind, 'left', 'rest')) return undefined
  // "40 % of 80,000 on rent and 20 % on food": of all of it, or of the rest.
  if (
    steps[0] !== base &&
    others.length > 0 &&
    rest.some(isPercent) &&
    !others.every(({ behind }) => has(behind, 'rest'))
  )
    return undefined
  const ofSaved = steps[0] === base ? rest : steps
  if (ofSaved.some(({ before, behind }) => has([...before, ...behind], 'save'))) {
    const isPart =
      part !== undefined && others.length === 0 && isPercent(part) && !has(ask, 'left', 'rest', 'spent')
    return isPart ? `${base.figure.text} * ${part.figure.text} / 100` : undefined
  }
  const flows = flowsOf(base, rest)
  if (flows === undefined) return undefined
  const isMore = (step: Step) => isMoney(step) && step.figure.value >= base.figure.value
  if (!flows.includes('in') && rest.some(isMore)) return undefined
  let text = base.figure.text
  for (const [at, step] of rest.entries()) {
    const isOfRest =
      /\bof (?:the |my |that )?(?:rest|remain|balance)/.test(textOf(step.behind)) || has(step.own, 'rest')
    if (!isOfRest && has(step.behind, 'rest') && step !== rest.at(-1)) return undefined
    if (isPercent(step) && step.figure.value >= 100) return undefined
    if (isMoney(step)) text = `${text} ${flows[at] === 'in' ? '+' : '-'} ${step.figure.text}`
    else if (isOfRest) text = `${bracket(text)} * ( 1 - ${step.figure.text} / 100 )`
    else text = `${text} - ${base.figure.text} * ${step.figure.text} / 100`
  }
  return has(all, 'most', 'gain', 'sold', 'double', 'old') ? undefined : text
}
