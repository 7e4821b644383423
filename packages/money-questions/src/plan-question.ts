import { lines } from './answer/parts.ts'
import { askAfterRefusal } from './follow-up/ask-after-refusal.ts'
import { askAgain as askPlanAgain } from './follow-up/change-plan.ts'
import { differByNamed } from './follow-up/differ-by-named.ts'
import { fillWithSum } from './follow-up/fill-with-sum.ts'
import { saysOfAnother } from './follow-up/is-about.ts'
import { returnToLoan } from './follow-up/return-to-loan.ts'
import { type Asked, calculationOf } from './follow-up/talk.ts'
import { isPartOfResult, isTaxTaken, tellPart } from './follow-up/tell-part.ts'
import { asksFor } from './grammar/asking.ts'
import { beyond, type KindOfQuestion, open, undecided } from './grammar/beyond.ts'
import { adviceWords } from './grammar/blockers.ts'
import { namesOf } from './grammar/family.ts'
import { joints } from './grammar/joints.ts'
import { ofDefinitions } from './grammar/other-figures.ts'
import { investedInTodaysMoney, risingTarget } from './grammar/todays-money.ts'
import { asksForInput } from './plan/asks-for-input.ts'
import { askWhatChanges, decline } from './plan/decline.ts'
import { isImplausible } from './plan/is-implausible.ts'
import { isUnheardTurn } from './plan/is-unheard-turn.ts'
import type { NamedStep } from './plan/named/named-step.ts'
import { askAgain, askForFigures, solveNamed } from './plan/named/solve-named.ts'
import type { Step, World } from './plan/plan.ts'
import { simplify } from './plan/simplify.ts'
import { withLoanBeside } from './plan/special/with-loan-beside.ts'
import { withoutReturn } from './plan/special/without-return.ts'
import { planInflatedGoal } from './plan-inflated-goal.ts'
import { inTodaysMoney, planTodaysMoney } from './plan-todays-money.ts'
import { hasPhrase } from './read/find-concepts.ts'
import { findWords } from './read/find-words.ts'
import type { Reading } from './read/read-words.ts'
import { reword } from './read/reword.ts'
import { planByKinds } from './ways.ts'

/** It is asked what to compute. */
const notUnderstood = (): Step => ({ answer: decline(({ refusals }) => refusals.noFigures, 'clarify') })

/**
 * What a question comes to: by the kinds of question that the grammar knows, where these have no answer by the
 * definition of the calculator that it names, and at last as money put aside at no return or as two questions in one.
 */
export function planQuestion(asked: Asked): Step {
  const step = plan(asked)
  const { last, reading } = asked
  if (last?.answer.kind === 'answer')
    return isUnheardTurn(confirmed(step, asked) ?? step, last, reading) || isDownPaymentLost(step, asked)
      ? { answer: askWhatChanges() }
      : step
  const isMisread = asksForInput(step.answer, reading) || isImplausible(step.answer, reading)
  return isMisread ? notUnderstood() : step
}

/** What a yes would be answered with, where one is asked for. */
function confirmed({ plan }: Step, { world }: Asked): Step | undefined {
  if (plan?.kind !== 'calculation' || !plan.candidate.missing.includes('confirmation')) return undefined
  return askPlanAgain(plan.candidate, world.year)
}

/** "12 lakh at 9.5 %" after a purchase with a down payment is its price, and no loan of so much. */
function isDownPaymentLost(step: Step, { last, reading: { quantities, concepts } }: Asked): boolean {
  const isLoan = calculationOf(step)?.family.kin === 'loan' && step.financed === undefined
  const hasAmount = quantities.some(({ kind }) => kind === 'money' || kind === 'bare')
  return last?.financed !== undefined && isLoan && hasAmount && quantities.length > 1 && !concepts.has('loan')
}

function plan(asked: Asked): Step {
  const { last } = asked
  const isLost = last !== undefined && (last.isRefused || last.plan === undefined)
  if (isBeyond(asked.reading.asked)) return { answer: decline(({ refusals }) => refusals.notComputable) }
  if (isAny(open, asked.reading.asked) || isUndecided(asked.reading.asked)) return notUnderstood()
  const refused = isLost ? askAfterRefusal(asked) : undefined
  if (refused !== undefined) return refused
  const { asked: said } = asked.reading
  const isOfTax = calculationOf(last)?.family.id === 'tax'
  const isPart = last !== undefined && (isPartOfResult(said) || (isOfTax && isTaxTaken(said)))
  const part = isPart ? tellPart(asked) : undefined
  if (part !== undefined) return part
  if (asked.back !== undefined && last !== undefined) return returnToLoan(asked, planOnce)
  const invested = investedInTodaysMoney.test(said) ? planTodaysMoney(asked, planOnce) : undefined
  if (invested?.answer.kind === 'answer') return invested
  const inflated = risingTarget.test(said) ? planInflatedGoal(asked, planOnce) : undefined
  if (inflated !== undefined) return inflated
  const found = planOnce(asked)
  if (found.answer.kind === 'answer')
    return last === undefined ? withLoanBeside(asked.reading, found) : stillInTodaysMoney(found, asked)
  const today = planTodaysMoney(asked, planOnce)
  if (today !== undefined) return today
  // "How much do I save?" after an answer is no money put aside.
  const mayBePutAside = last === undefined || asked.reading.quantities.some(({ kind }) => kind !== 'years')
  for (const reading of mayBePutAside ? withoutReturn(asked.reading) : []) {
    const saved = planOnce({ ...asked, reading })
    if (saved.answer.kind === 'answer') return saved
  }
  if (last !== undefined) return found
  return planByParts(asked) ?? planWithoutFigures(asked, found) ?? found
}

/** Whether a question is beyond every calculator, in whichever words it is told. */
export const isBeyond = (asked: string): boolean => isAny(beyond, asked)

/** Whether other words leave a question as open as its own. */
export const isUndecided = (asked: string): boolean => isAny(undecided, asked)

const forms = new Map<KindOfQuestion, RegExp>()

/** Whether a question is one of these. A pattern is made ready only where one of its words stands: all of them take longer than an answer. */
function isAny(kinds: readonly KindOfQuestion[], text: string): boolean {
  return kinds.some((kind) => {
    if (!kind.about.some((word) => text.includes(word))) return false
    const form = forms.get(kind) ?? new RegExp(kind.form)
    forms.set(kind, form)
    return form.test(text)
  })
}

/** "20 years?" after what a SIP comes to in the money of today is asked in that, too; which of two rates is meant is asked. */
function stillInTodaysMoney(found: Step, { reading, last }: Asked): Step {
  const percent = last?.inflationPercent
  const [now, before] = [calculationOf(found), calculationOf(last)]
  if (percent === undefined || now === undefined || now.family !== before?.family) return found
  if (now.ask !== before.ask) return found
  const isNamed = reading.concepts.has('returns') || reading.concepts.has('interest')
  if (!isNamed && reading.quantities.some(({ kind }) => kind === 'percent'))
    return { answer: askWhatChanges() }
  return inTodaysMoney(found, percent) ?? found
}

/** "PPF maturity?", "how much life insurance do I need?": no figure to compute with, so that these are asked for. */
function planWithoutFigures({ reading, world }: Asked, { answer }: Step): Step | undefined {
  const { quantities, concepts, text } = reading
  const mayAsk = answer.kind === 'declined' && quantities.length === 0 && !hasPhrase(adviceWords, text)
  if (!mayAsk || !(concepts.has('howMuch') || asksFor.test(text))) return undefined
  const named = askForFigures(reading, world.calculators)
  return named && toDefinitionStep(named)
}

function planOnce(asked: Asked): Step {
  const filled = asked.last?.answer.kind === 'clarify' ? fillWithSum(asked) : undefined
  if (filled !== undefined) return filled
  const simple = simplify(asked.reading)
  if (simple !== undefined)
    return simple.tell(planOnce({ ...asked, reading: simple.reading, last: undefined }))
  const differs = differByNamed(asked)
  if (differs !== undefined) return differs
  const found = planByKinds(asked)
  const { reading, last, world } = asked
  const before = last?.plan?.kind === 'definition' ? last.plan.named : undefined
  const isOfItself = found.answer.kind === 'answer' && (before === undefined || !isUnnamed(found, reading))
  if (isOfItself) return found
  const named = solveNamed(reading, before, calculationOf(last) !== undefined, world.calculators)
  // "7 %, 8 years, 15000" after a recurring deposit is about that.
  if (found.answer.kind === 'answer')
    return named?.answer.kind === 'answer' && named.named.words === before?.words
      ? toDefinitionStep(named)
      : found
  const isSame = named?.named.words === before?.words && before !== undefined
  if (isSame && named !== undefined && isOfAnotherFigure(reading, before.given, named.named.given))
    return { answer: askWhatChanges() }
  const isOfBefore = before !== undefined && isBegunByFigure(reading, found)
  if (named !== undefined && (isOfBefore || isBetter(named, found, reading))) return toDefinitionStep(named)
  if (!isOfBefore) return found
  const again = askAgain(before)
  return again === undefined ? { answer: askWhatChanges() } : toDefinitionStep(again)
}

/** Nothing but figures tells what kind of question it is. */
function isUnnamed(found: Step, { concepts }: Reading): boolean {
  const candidate = calculationOf(found)
  return candidate !== undefined && !namesOf(candidate.family).some((name) => concepts.has(name))
}

/** "Growing 5 % every year", "bonus 50,000" after a calculator: no other rate and no other amount of it. */
const isOfAnotherFigure: typeof saysOfAnother = (reading, before, now) =>
  saysOfAnother(reading, before, now, ofDefinitions)

const toDefinitionStep = ({ answer, named }: NamedStep): Step => ({
  answer,
  plan: { kind: 'definition', named },
})

/** "8.2 %" after a calculator: what is asked back would be another kind of question, which no word names. */
function isBegunByFigure({ quantities, concepts }: Reading, found: Step): boolean {
  const begun = found.answer.kind === 'clarify' ? calculationOf(found) : undefined
  return (
    begun !== undefined &&
    quantities.length === 1 &&
    !namesOf(begun.family).some((name) => concepts.has(name))
  )
}

/** Whether what the definitions made of a question says more than what the kinds of question made of it. */
function isBetter({ answer, named }: NamedStep, found: Step, { text, concepts }: Reading): boolean {
  if (answer.kind !== 'clarify') return answer.kind === 'answer'
  const begun = calculationOf(found)
  // "Leave encashment 120 days" is named; growth over these days is not, nor are deposits of any other kind than a PPF's.
  const isOwn =
    text.split(' ').includes(named.words.definition.id) &&
    named.missing.length > 0 &&
    named.missing.length <= (begun?.missing.length ?? 0)
  return begun === undefined || isOwn || !namesOf(begun.family).some((name) => concepts.has(name))
}

/** What asks for one figure of both. */
const allTogether =
  /\b(?:total|sum|together|combined|altogether|difference|more|less|both|dono|milakar|kul|better|cheaper|zyada|kam|which)\b|कुल|दोनों|मिलाकर/

/** Two questions in one sentence, each of another kind and each whole by itself: "EMI on …, and a SIP of …". */
function planByParts({ reading, world }: Asked): Step | undefined {
  for (const [start, end] of findWords(reading, joints)) {
    const [before, behind] = [reword(reading, [0, start]), reword(reading, [end, reading.tokens.length])]
    const one = planPart(before, world)
    const other = one && planPart(behind, world)
    if (one === undefined || other === undefined) continue
    // Of one kind both are two questions only where each has all of its figures: "18 % of 500 and 12 % of 700".
    const isWhole = [before, behind].every(
      ({ quantities }) => quantities.length > 1 && quantities.some(({ kind }) => kind === 'percent'),
    )
    if (kindOf(one) === kindOf(other) && !(isWhole && !allTogether.test(reading.text))) continue
    const answers = [one.answer, other.answer]
    return {
      answer: {
        kind: 'answer',
        say: (phrases) => lines(...answers.map(({ say }) => say(phrases))),
        calculations: answers.flatMap(({ calculations }) => calculations),
        asked: answers.flatMap((answer) => answer.asked),
      },
    }
  }
  return undefined
}

/** A part of a sentence that says by itself what it asks for. */
function planPart(reading: Reading, world: World): Step | undefined {
  const found = planOnce({ reading, last: undefined, world })
  const candidate = calculationOf(found)
  const isNamed =
    candidate === undefined || namesOf(candidate.family).some((name) => reading.concepts.has(name))
  return isNamed && found.answer.kind === 'answer' ? found : undefined
}

/** What kind of question or which calculator an answer is of. */
export function kindOf({ plan }: Pick<Step, 'plan'>): string {
  if (plan?.kind === 'calculation') return plan.candidate.family.id
  return plan?.kind === 'definition' ? plan.named.words.definition.id : (plan?.kind ?? 'other')
}
