import type { AskEvent } from '@pkg/api-contract'
import {
  type ChainClient,
  type ModelCall,
  type ModelFinish,
  type ModelRound,
  ProviderError,
} from '@pkg/chain-client'
import type { Answer, Calculation, ExchangeRates, Language, Parts } from '@pkg/money-questions'
import {
  fill,
  phrasesOf,
  tellLabels,
  toDone,
  toEvents,
  together,
  toSent,
  toText,
  toToken,
} from '@pkg/money-questions'
import { createFigureChecker } from './check-figures.ts'
import { dayRateOf } from './day-rate.ts'
import { currenciesOf, knownFromCalculation, knownFromQuestions, saidFigures } from './known-figures.ts'
import { runToolCall, tools } from './run-tool-call.ts'

export interface ModelQuestion {
  question: string
  turns: readonly { question: string; answer: string }[]
  /** What the built-in solver makes of the same question. */
  solved: Answer
  /** The exchange rates that it was computed with, where it needed them. */
  rates?: ExchangeRates | 'unavailable' | undefined
  stream: NonNullable<ChainClient['streamModel']>
  signal: AbortSignal
}

const MOST_ROUNDS = 5
const MOST_CALLS = 12
const LONGEST_TEXT = 20_000
const MOST_EVENTS = 20_000

const instruction = [
  'You answer questions about personal finance, mostly in rupees, for people in India.',
  'Never compute a number yourself and never write a number that is neither in the question nor in the result of a function.',
  'Call a function for every figure; take its inputs from the question and ask back when one is missing.',
  'Explain the result in a few plain sentences. Write every number in Western digits. Use **bold**, *italic* and dashes only; no HTML, no tables, no links.',
].join('\n')

/** What the model is told about the language of its answer. */
const speak: Readonly<Record<Language, string>> = {
  en: 'Answer in English.',
  hi: 'Answer in Hindi, in Devanagari letters, as the question is.',
  hinglish: 'Answer in Hindi written in Latin letters (Hinglish), as the question is.',
}

const notices: Readonly<Partial<Record<ModelFinish, 'tooLong' | 'blocked' | 'brokeOffHere'>>> = {
  length: 'tooLong',
  blocked: 'blocked',
  other: 'brokeOffHere',
}

/**
 * Lets the model choose calculators and explain, and computes with our library. Its text is shown only with figures that
 * were said or computed. Where it fails or says nothing, the solver's answer stands in; where there is none either, the
 * failure is told.
 */
export async function* answerWithModel({
  question,
  turns,
  solved,
  rates,
  stream,
  signal,
}: ModelQuestion): AsyncGenerator<AskEvent> {
  const { language } = solved
  const { model: says } = phrasesOf[language]
  const questions = [...turns.map((turn) => turn.question), question]
  const dayRate = dayRateOf(solved, rates)
  const said = [...saidFigures(questions), ...(dayRate ? [dayRate.value] : [])]
  const fromQuestions = [...knownFromQuestions(questions), ...(dayRate?.figures ?? [])]
  const calculations: Calculation[] = []
  // Where the answer is known, what comes to another one is no source of figures.
  const isKnown = solved.asked.length > 0 || solved.likely !== undefined
  const known = () => [
    ...fromQuestions,
    ...calculations.flatMap((calculation, run) =>
      isKnown && !calculation.verified ? [] : knownFromCalculation(calculation, run),
    ),
  ]
  const currencies = new Set([...currenciesOf(questions), ...(dayRate?.currencies ?? [])])
  const checker = createFigureChecker(known, currencies, () => calculations)
  const rounds: ModelRound[] = []
  let told: Parts = []
  let finish: ModelFinish = 'other'
  let calls = 0
  let events = 0
  let received = 0
  const isTooLong = () => received > LONGEST_TEXT || events > MOST_EVENTS

  const show = function* (...piece: Parts): Generator<AskEvent> {
    if (toText(piece) === '') return
    told = together(told, piece)
    yield toToken(piece)
  }

  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const results: { name: string; result: unknown }[] = []
      let turn: unknown
      const request = {
        prompt: `Calculate and explain: ${question}`,
        instruction: toInstruction(turns, [speak[language], ...(dayRate ? [dayRate.told] : [])]),
        tools,
        rounds,
        signal,
      }
      for await (const event of stream(request)) {
        events++
        if (event.type === 'text') {
          received += event.text.length
          yield* show(...checker.push(event.text))
        } else if (event.type === 'call' && calls < MOST_CALLS) {
          calls++
          results.push({ name: event.call.name, result: yield* compute(event.call) })
        } else if (event.type === 'finish') ({ reason: finish, turn } = event)
        if (isTooLong()) break
      }
      yield* show(...checker.end())
      if (isTooLong()) finish = 'length'
      if (results.length === 0 || turn === undefined || finish === 'length') break
      rounds.push({ turn, results })
      finish = 'other'
    }
  } catch (error) {
    if (signal.aborted) return
    yield* show(...checker.end())
    yield* fail(toMessage(error, language))
    return
  }
  if (signal.aborted) return
  yield* conclude()

  function* compute(call: ModelCall): Generator<AskEvent, unknown> {
    const { result, calculation } = runToolCall(call, said)
    if (calculation === undefined) return result
    const verified = calculation.verified && agrees(calculation, solved)
    const computed = { ...calculation, verified }
    calculations.push(computed)
    yield { event: 'calculation', data: toSent(tellLabels(computed, phrasesOf[language])) }
    return result
  }

  function* conclude(): Generator<AskEvent> {
    const isEmpty = toText(told).trim() === ''
    if (isEmpty && (solved.kind === 'answer' || calculations.length === 0)) {
      const why = finish === 'blocked' ? says.declined : says.noResult
      if (solved.kind !== 'declined') yield* toEvents(solved, fill(says.instead, { why }))
      else {
        const declined = {
          kind: 'declined',
          text: why,
          parts: [why],
          calculations: [],
          asked: [],
          options: [],
          language,
        } as const
        yield* toEvents(declined)
      }
      return
    }
    if (isEmpty) yield* show(says.noResult)
    const notice = notices[finish]
    if (notice !== undefined) yield* show(`\n*${says[notice]}*`)
    if (checker.withheld > 0) yield* show(`\n*${says.withheld}*`)
    if (calculations.some(({ verified }) => !verified)) yield* show(`\n*${says.notVerified}*`)
    if (solved.kind === 'answer' && !calculations.some(({ verified }) => verified)) {
      yield* show('\n\n')
      yield* toEvents(solved, says.computedInstead, told)
      return
    }
    yield toDone('answer', told)
  }

  function* fail(message: string): Generator<AskEvent> {
    if (solved.kind === 'declined') {
      yield { event: 'error', data: { code: 'SOURCE_UNAVAILABLE', message } }
      return
    }
    const isNew = told.length === 0
    if (!isNew) yield* show('\n\n')
    const why = fill(isNew ? says.didNotAnswer : says.brokeOff, { why: message })
    yield* toEvents(solved, fill(says.instead, { why }), told)
  }
}

/** Whether a calculation is the one that the solver found in the question; where it found none, nobody can say. */
function agrees({ outputs, inputs }: Calculation, { asked, likely = asked }: Answer): boolean {
  const figures = [...outputs.flatMap(({ value }) => value), ...Object.values(inputs)]
  return likely.some((value) =>
    figures.some(
      (figure) => typeof figure === 'number' && Math.abs(figure - value) <= 1e-6 * Math.abs(value),
    ),
  )
}

function toInstruction(turns: ModelQuestion['turns'], more: readonly string[]): string {
  const rules = [instruction, ...more].join('\n')
  if (turns.length === 0) return rules
  const talk = turns.map(({ question, answer }) => `Question: ${question}\nAnswer: ${answer}`)
  return [rules, 'Earlier in this talk:', ...talk].join('\n\n')
}

/** What went wrong, in the language of the question; what a vendor says of itself is in English, and told in English only. */
function toMessage(error: unknown, language: Language): string {
  const { model: says } = phrasesOf[language]
  if (error instanceof ProviderError && error.httpStatus !== undefined)
    return fill(says.failedWith, { status: String(error.httpStatus) })
  return error instanceof ProviderError && language === 'en' ? error.message : says.notAnswering
}
