import type { Draft } from '../answer/answer.ts'
import { askedNumber, type Result } from '../answer/result.ts'
import type { Concept } from '../grammar/concepts.ts'
import { type Ask, needsOf } from '../grammar/family.ts'
import { isWorthLess } from '../grammar/outcomes.ts'
import { rateOfPart } from '../grammar/rate-periods.ts'
import { isTurning } from '../grammar/turning.ts'
import type { Reading } from '../read/read-words.ts'
import { allWords, reword } from '../read/reword.ts'
import { answerCandidate } from './answer-candidate.ts'
import { askAbout, askBack, askWhether, askWhich, askWhichFigure, clarify } from './ask-back.ts'
import type { Candidate, Context } from './candidate.ts'
import { decline } from './decline.ts'
import { listCandidates } from './list-candidates.ts'
import { runCandidate } from './solve-candidate.ts'
import type { Understood } from './understood.ts'
import { sayWhyNone } from './why-none.ts'

/** Readings whose scores lie this close together are equally likely. */
const MARGIN = 1
/** Where more words than these are unknown, what would be computed is hardly what was meant. */
const MOST_UNACCOUNTED = 3
/** How far below the likeliest reading one may score and still be tried where that one has no answer. */
const FALLBACK_MARGIN = 4
/** At most so many readings are offered to choose from. */
const MOST_READINGS = 4

/** Finds what a question means and computes it, or asks back; undefined where no kind of question fits. */
export function understand(reading: Reading, year: string, context?: Context): Understood | undefined {
  const candidates = listCandidates(reading, context)
    .map((candidate) => withYear(candidate, year))
    .sort((one, other) => other.score - one.score)
  const [likeliest] = candidates
  if (likeliest === undefined) return undefined
  const readings: (Understood & { score: number; asked: number })[] = []
  const refused: Candidate[] = []
  for (const candidate of candidates) {
    const [chosen] = readings
    const { score } = candidate
    if (score < (chosen?.score ?? likeliest.score - FALLBACK_MARGIN) - (chosen ? MARGIN : 0)) break
    if (candidate.missing.length > 0) {
      if (chosen === undefined) return { answer: askFirst(candidate), candidate }
      continue
    }
    if (refused.some((other) => isSwapped(candidate, other))) continue
    const result = runCandidate(candidate)
    if (result === undefined || isDrawnFrom(candidate, result, reading)) {
      refused.push(candidate)
      continue
    }
    const asked = askedNumber(result)
    const isNew = readings.every((other) => Math.abs(asked - other.asked) > 1e-9 * Math.abs(asked))
    if (isNew) readings.push({ answer: answerCandidate(candidate, result), candidate, result, score, asked })
    if (readings.length === MOST_READINGS) break
  }
  const [chosen, ...others] = readings
  const owed = context === undefined && others.length === 0 ? mayBeOwed(reading, chosen, year) : undefined
  if (chosen !== undefined && owed !== undefined) return chooseAmong([chosen, owed], chosen)
  if (chosen !== undefined)
    return others.length === 0 ? withDoubts(chosen, reading.raw) : chooseAmong(readings, chosen)
  const isDrawn = refused.some(({ family, ask }) => family.id === 'sip' && ask.find === 'annualRatePercent')
  return {
    answer: isDrawn ? decline(({ refusals }) => refusals.noFigures, 'clarify') : noAnswer(likeliest),
    candidate: likeliest,
  }
}

/** What says that money is saved, or owed. */
const saved: readonly Concept[] = [
  ...([
    'sip',
    'invest',
    'target',
    'goal',
    'need',
    'grow',
    'corpus',
    'mutualFund',
    'returns',
    'received',
  ] as const),
  ...(['loan', 'emi', 'inflation', 'stepUp', 'retire', 'lumpSum', 'profit'] as const),
]

/** "How long for 18 lakh at 9 % with 25,000 a month": the loan that it may be as well, where no word says that it is saved. */
function mayBeOwed(reading: Reading, found: Understood | undefined, year: string): Understood | undefined {
  const { family, ask } = found?.candidate ?? {}
  const isOpen = family?.id === 'sip' && ask?.given === 'futureValue'
  if (!isOpen || saved.some((one) => reading.concepts.has(one))) return undefined
  const loan = understand(reword(reading, allWords(reading), ', loan'), year)
  return loan?.candidate.family.id === 'loan' && loan.answer.kind === 'answer' ? loan : undefined
}

/** "50,000 a month for 20 years from 60 lakh, which rate?" is no SIP that loses: it is drawn from, which no kind of question asks. */
function isDrawnFrom({ family, ask }: Candidate, result: Result, { raw }: Reading): boolean {
  return (
    family.id === 'sip' &&
    ask.find === 'annualRatePercent' &&
    askedNumber(result) < 0 &&
    !isWorthLess.test(raw)
  )
}

/** A question about which reading is meant; about the words in the way where fewer than two could lead to an answer. */
function chooseAmong(readings: readonly Understood[], likeliest: Understood): Understood {
  const open = readings.filter(({ candidate }) => !isDeadEnd(candidate))
  const [first = likeliest] = open
  const inTheWay = readings.find(({ candidate }) => isDeadEnd(candidate)) ?? likeliest
  return {
    answer: open.length > 1 ? askWhich(open) : askAbout(inTheWay.candidate),
    candidate: { ...first.candidate, missing: ['meaning'] },
  }
}

/** Says that these figures have no answer, and why. */
function noAnswer(candidate: Candidate): Draft {
  return { kind: 'declined', say: sayWhyNone(candidate), calculations: [], asked: [] }
}

/** Asks for what is missing; about a choice alone only where it leads to an answer. */
function askFirst(candidate: Candidate): Draft {
  const { missing, family } = candidate
  const isChoice = missing.every((name) => name in (family.choices ?? {}))
  return isChoice && isDeadEnd(candidate) ? askAbout(candidate) : askBack(candidate)
}

/** Whether words stand in the way of an answer that no confirmation removes. */
function isDeadEnd({ unexplained, unaccounted, family }: Candidate): boolean {
  return (
    unexplained.length > 0 ||
    unaccounted.length > MOST_UNACCOUNTED ||
    unaccounted.some(isTurning) ||
    (unaccounted.length > 0 && family.isStrict === true)
  )
}

/** What a reading comes to that was chosen among others. */
export function answerReading(candidate: Candidate): Understood {
  const result = runCandidate(candidate)
  return result === undefined
    ? { answer: noAnswer(candidate), candidate }
    : withDoubts({ answer: answerCandidate(candidate, result), candidate, result })
}

/** Whether a reading only trades the figures of a clearly likelier one: "1 lakh becomes 50,000" is no growth from 50,000. */
function isSwapped(candidate: Candidate, likelier: Candidate): boolean {
  const sorted = ({ values }: Candidate) => JSON.stringify(Object.values(values).map(String).sort())
  return (
    candidate.family === likelier.family &&
    candidate.ask === likelier.ask &&
    likelier.score - candidate.score > MARGIN &&
    sorted(candidate) === sorted(likelier)
  )
}

/** An answer to words that were all understood; otherwise a question about those that were not. */
function withDoubts(understood: Understood, raw = ''): Understood {
  const { answer, candidate } = understood
  const { unaccounted } = candidate
  if (isDeadEnd(candidate))
    return { answer: askAboutFigures(candidate, raw), candidate: { ...candidate, missing: ['meaning'] } }
  if (unaccounted.length > 0)
    return { answer: askWhether(candidate, answer), candidate: { ...candidate, missing: ['confirmation'] } }
  return understood
}

/** Which figure of the plan is meant, where words ask for one and do not say which; else about those words. */
function askAboutFigures(candidate: Candidate, raw: string): Draft {
  const { family, ask, unheard, unexplained, unaccounted } = candidate
  // "EMI at 2 % quarterly": no figure of a plan whose rate would be one of a year.
  if (unheard.length > 0 && rateOfPart.test(raw)) return clarify(({ askBack: { rateOfYear } }) => rateOfYear)
  if (unaccounted.length > 0 || unexplained.some((word) => !unheard.includes(word)))
    return askAbout(candidate)
  const needs = needsOf(family, ask).join()
  const figures = family.asks.flatMap((other) => {
    const values = other.given === undefined ? candidate.values : fromTheEnd(candidate, other)
    if (values === undefined || (other.given === undefined && needsOf(family, other).join() !== needs))
      return []
    const plain = { ...candidate, ask: other, values, unexplained: [], unheard: [], missing: [] }
    const result = runCandidate(plain)
    return result === undefined ? [] : [{ answer: answerCandidate(plain, result), candidate: plain, result }]
  })
  return figures.length > 1 ? askWhichFigure(figures, unheard) : askAbout(candidate)
}

/** The figures of a growth whose amount is what it comes to: "what amount today is 10 lakh after 8 years" may ask for the start. */
function fromTheEnd(
  { family, ask, values }: Candidate,
  { find, given }: Ask,
): Candidate['values'] | undefined {
  const { [find]: amount, ...others } = values
  return family.kin === 'growth' && find === 'principal' && given === ask.find && amount !== undefined
    ? { ...others, [given]: amount }
    : undefined
}

/** A financial year that nobody named is the one that today is in; it is then said to be assumed. */
function withYear(candidate: Candidate, year: string): Candidate {
  if (!candidate.missing.includes('financialYear')) return candidate
  return {
    ...candidate,
    values: { ...candidate.values, financialYear: year },
    missing: candidate.missing.filter((name) => name !== 'financialYear'),
    score: candidate.score + 4,
  }
}
