import type { AskBody, AskCalculation, AskEvent, AskParts } from '@pkg/api-contract'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import { answerHere, prepareHere } from './answer-here.ts'
import {
  countCharacters,
  endOfWholeFigure,
  formatAnswer,
  joinParts,
  type Line,
  revealLines,
  toPlainText,
} from './format-answer.ts'
import { languageOf } from './language-of.ts'
import type { HistoryEntry } from './stored-history.ts'

/** Fetches what an answer needs with the network gone: nothing of it can be fetched then. */
function prepareAlone() {
  prepareHere()
  import('./calculation-card.tsx').catch(() => undefined)
}

// What reads an answer is large, and not needed before somebody turns to asking.
const loadStream = () => import('./stream-answer.ts')

const MS_PER_CHARACTER = 20
const MOST_TURNS = 10

interface Turn {
  question: string
  answer: string
}

/** One question and how far its answer is. */
interface State {
  phase: 'idle' | 'loading' | 'typing' | 'done'
  question: string
  /** What has come by now, cut at its figures. */
  parts: AskParts
  isComplete: boolean
  shown: number
  isStopped: boolean
  /** The browser answered by itself, because the server could not be reached. */
  isAlone: boolean
  calculations: readonly AskCalculation[]
  /** What can be chosen where the question had several meanings; each is a whole next question. */
  options: readonly string[]
  /** What went wrong, in a sentence. */
  problem: string | undefined
}

const nothing: State = {
  phase: 'idle',
  question: '',
  parts: [],
  isComplete: false,
  shown: 0,
  isStopped: false,
  isAlone: false,
  calculations: [],
  options: [],
  problem: undefined,
}

type Action =
  | { type: 'ask'; question: string }
  | { type: 'event'; event: AskEvent }
  | { type: 'alone' }
  | { type: 'ended' }
  | { type: 'type'; count: number }
  | { type: 'cancel' }
  | { type: 'stop'; shown: number }
  | { type: 'fail'; message: string }
  | { type: 'restore'; entry: HistoryEntry }

export interface AnswerHandle extends Omit<State, 'parts' | 'shown' | 'isComplete'> {
  /** What can be read by now. */
  lines: readonly Line[]
  /** Gets ready for a question that is about to come. */
  prepare(): void
  ask(question: string): void
  /** Ends the wait, or stops the typing. */
  halt(): void
  restore(entry: HistoryEntry): void
  /** What was asked before in the same talk. */
  turns(): Turn[]
}

/** Asks, types the answer out and keeps track of where it is; `onAnswer` hears of each that ended. */
export function useAnswer(onAnswer: (entry: HistoryEntry) => void): AnswerHandle {
  const [state, dispatch] = useReducer(reduce, nothing)
  const controller = useRef<AbortController>(undefined)
  const turns = useRef<Turn[]>([])
  // What can be pressed is not listed a second time.
  const lines = formatAnswer(state.parts).filter((line) => !state.options.includes(toPlainText([line])))
  const total = countCharacters(lines)

  const { phase, question, parts, isComplete, shown, isStopped, isAlone, calculations, options, problem } =
    state
  const turnsNow = useCallback(() => turns.current, [])
  const shownNow = useRef(0)
  shownNow.current = Math.min(shown, total)

  useEffect(() => {
    if (phase !== 'typing') return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Whole answers at once: nothing is shown before the last word is there.
      if (isComplete) dispatch({ type: 'type', count: Number.POSITIVE_INFINITY })
      return
    }
    // By the clock and not by ticks: a tab in the background is throttled.
    const from = performance.now() - shownNow.current * MS_PER_CHARACTER
    const timer = setInterval(() => {
      dispatch({ type: 'type', count: Math.floor((performance.now() - from) / MS_PER_CHARACTER) })
    }, MS_PER_CHARACTER)
    return () => clearInterval(timer)
  }, [phase, isComplete])
  useEffect(() => {
    if (phase !== 'typing' || !isComplete || shown < total) return
    dispatch({ type: 'ended' })
    finish(joinParts(parts), parts)
  })

  function finish(result: string, whole?: AskParts) {
    const before = turns.current
    turns.current = [...before, { question, answer: result }].slice(-MOST_TURNS)
    onAnswer({
      query: question,
      result,
      ...(whole && { parts: whole }),
      timestamp: Date.now(),
      calculations: [...calculations],
      ...(options.length > 0 && { options: [...options] }),
      ...(before.length > 0 && { before: [...before] }),
    })
  }

  /** Takes into the talk as much of the answer as could be read by now. */
  function finishCut() {
    const whole = endOfWholeFigure(lines, shownNow.current)
    finish(`${toPlainText(revealLines(lines, whole))} [truncated]`)
    return whole
  }

  async function ask(asked: string) {
    controller.current?.abort()
    // The next question may be about an answer that is not typed out yet: all of it is known once it has come.
    if (phase === 'typing') {
      if (isComplete) finish(joinParts(parts), parts)
      else finishCut()
    }
    const current = new AbortController()
    controller.current = current
    dispatch({ type: 'ask', question: asked })
    const body = { question: asked, turns: turns.current }
    let hasBegun = false
    try {
      const { streamAnswer } = await loadStream()
      for await (const event of streamAnswer(body, current.signal)) {
        if (current.signal.aborted) return
        hasBegun = true
        dispatch({ type: 'event', event })
      }
    } catch (error) {
      const isAway = !hasBegun && statusOf(error) === undefined
      const alone = isAway && !current.signal.aborted ? await answerAlone(body) : undefined
      if (current.signal.aborted) return
      if (alone === undefined) {
        dispatch({ type: 'fail', message: toMessage(error) })
        return
      }
      dispatch({ type: 'alone' })
      for (const event of alone) dispatch({ type: 'event', event })
    }
  }

  useEffect(() => () => controller.current?.abort(), [])
  // Behind the first paint, so that it is there when the network is not.
  useEffect(() => whenIdle(prepareAlone), [])

  return {
    phase,
    question,
    isStopped,
    isAlone,
    calculations,
    options,
    problem,
    turns: turnsNow,
    lines: phase === 'done' && !isStopped ? lines : revealLines(lines, shown),
    prepare() {
      // Asking says what failed.
      loadStream().catch(() => undefined)
      prepareAlone()
    },
    ask,
    halt() {
      controller.current?.abort()
      if (phase === 'loading') dispatch({ type: 'cancel' })
      if (phase !== 'typing') return
      dispatch({ type: 'stop', shown: finishCut() })
    },
    restore(entry) {
      controller.current?.abort()
      const { query, result, before = [] } = entry
      turns.current = [...before, { question: query, answer: result }].slice(-MOST_TURNS)
      dispatch({ type: 'restore', entry })
    },
  }
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'ask':
      return { ...nothing, phase: 'loading', question: action.question }
    case 'event':
      return withEvent(state, action.event)
    case 'alone':
      return { ...state, isAlone: true }
    case 'ended':
      return { ...state, phase: 'done' }
    case 'type':
      return { ...state, shown: action.count }
    case 'cancel':
      return { ...nothing, question: state.question, problem: 'Request canceled' }
    case 'stop':
      return { ...state, phase: 'done', isStopped: true, shown: action.shown }
    case 'fail':
      return withProblem(state, action.message)
    case 'restore': {
      const { query, result, parts = [result], calculations = [], options = [] } = action.entry
      return {
        ...nothing,
        phase: 'done',
        question: query,
        parts,
        calculations,
        options,
        isComplete: true,
      }
    }
  }
}

function withEvent(state: State, { event, data }: AskEvent): State {
  if (event === 'calculation') return { ...state, calculations: [...state.calculations, data] }
  if (event === 'error') return withProblem(state, data.message)
  if (event === 'done')
    return { ...state, phase: 'typing', parts: partsOf(data), options: data.options, isComplete: true }
  return { ...state, phase: 'typing', parts: [...state.parts, ...partsOf(data)] }
}

/** A text that comes without its parts is all words. */
function partsOf({ text, parts = [text] }: { text: string; parts?: AskParts | undefined }): AskParts {
  return parts
}

function withProblem(state: State, message: string): State {
  const what = message.replace(/[.।]$/, '')
  const problem =
    languageOf(what) === 'hi'
      ? `जवाब नहीं मिल पाया: ${what}। कृपया अपना सवाल जाँचकर फिर पूछें।`
      : `Error fetching data: ${what}. Please check your query and try again.`
  // What was said before it broke off stays.
  return { ...state, problem, isComplete: true, phase: joinParts(state.parts) === '' ? 'idle' : 'typing' }
}

/** The browser's own answer; undefined where it has none, or the code for it could not be had. */
async function answerAlone(body: AskBody): Promise<AskEvent[] | undefined> {
  try {
    const { kind, events } = await answerHere(body)
    return kind === 'declined' ? undefined : events
  } catch {
    return undefined
  }
}

/** Told by its shape: the class would bring the whole contract onto the page. */
function statusOf(error: unknown): number | undefined {
  return (error as { status?: number }).status || undefined
}

function toMessage(error: unknown): string {
  const status = statusOf(error)
  return status ? `API error: ${status}` : 'Error connecting to the server'
}
