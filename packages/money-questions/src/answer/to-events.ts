import type { Answer, Calculation, ToldCard } from './answer.ts'
import { type Parts, type SaidFigure, together, toText } from './parts.ts'

/** A calculation as it is sent. */
interface SentCalculation extends Omit<Calculation, 'inputs' | 'outputs' | 'given' | 'called' | 'told'> {
  inputs: Record<string, unknown>
  outputs: SentFigure[]
  called?: Record<string, { label: string; unit: string }>
  told?: { language: ToldCard['language']; inputs: Record<string, { label: string; text?: string }> }
}

interface SentFigure {
  id: string
  label: string
  value: number | string | number[]
  unit: string
  shown?: number
  text?: string
}

interface Told {
  text: string
  parts: (string | SaidFigure)[]
}

/** A piece of an answer, in the order in which it is told: what was computed, then the words, then the whole. */
export type AnswerEvent =
  | { event: 'calculation'; data: SentCalculation }
  | { event: 'token'; data: Told }
  | { event: 'done'; data: Told & { kind: Answer['kind']; options: string[] } }

/**
 * The events of an answer, as the server streams them and a screen shows them.
 *
 * @param note said behind it, such as why this answer stands in for another one
 * @param before what was told already
 */
export function* toEvents(
  { kind, parts, calculations, options }: Answer,
  note?: string,
  before: Parts = [],
): Generator<AnswerEvent> {
  for (const calculation of calculations) {
    yield {
      event: 'calculation',
      data: toSent(calculation),
    }
  }
  const whole = note === undefined ? parts : together(parts, `\n*${note}*`)
  for (const line of cutIntoLines(whole)) yield toToken(line)
  yield toDone(kind, together(before, whole), options)
}

/** A calculation as it is sent. */
export function toSent(sent: Calculation): SentCalculation {
  const { given: _, called, told, inputs, outputs, ...calculation } = sent
  return {
    ...calculation,
    inputs: { ...inputs },
    outputs: outputs.map(toOutput),
    ...(called && { called: { ...called } }),
    ...(told && { told: { ...told, inputs: { ...told.inputs } } }),
  }
}

/** A piece of an answer, as words and cut at its figures. */
export function toToken(parts: Parts): AnswerEvent {
  return { event: 'token', data: toTold(parts) }
}

/** The end of an answer, with the whole of it. */
export function toDone(kind: Answer['kind'], parts: Parts, options: readonly string[] = []): AnswerEvent {
  return { event: 'done', data: { kind, ...toTold(parts), options: [...options] } }
}

/** A figure as it is sent. */
export function toOutput({ say: _, ...figure }: Calculation['outputs'][number]): SentFigure {
  const { value } = figure
  return { ...figure, value: typeof value === 'object' ? [...value] : value }
}

function toTold(parts: Parts): Told {
  return {
    text: toText(parts),
    parts: parts.map((part) => (typeof part === 'string' ? part : { ...part })),
  }
}

/** Cuts behind each line break; a figure never has one. */
export function cutIntoLines(parts: Parts): Parts[] {
  const lines: Parts[] = [[]]
  const add = (part: Parts[number]) => lines.push([...(lines.pop() ?? []), part])
  for (const part of parts) {
    if (typeof part !== 'string') add(part)
    else
      for (const [at, piece] of part.split(/(?<=\n)/).entries()) {
        if (at > 0) lines.push([])
        add(piece)
      }
  }
  return lines
}
