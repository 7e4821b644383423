import type { AskEvent, AskParts } from '@pkg/api-contract'
import { type Answer, type Parts, together, toText } from '@pkg/money-questions'

/** The events of an answer that the built-in solver gives, with a note where it stands in for the model. */
export function* answerWithSolver(
  { kind, parts, calculations, options }: Answer,
  note?: string,
  before: Parts = [],
): Generator<AskEvent> {
  for (const calculation of calculations) {
    yield {
      event: 'calculation',
      data: { ...calculation, inputs: { ...calculation.inputs }, outputs: calculation.outputs.map(toOutput) },
    }
  }
  const whole = note === undefined ? parts : together(parts, `\n*${note}*`)
  for (const line of cutIntoLines(whole)) yield toToken(line)
  yield toDone(kind, together(before, whole), options)
}

/** A piece of an answer, as words and cut at its figures. */
export function toToken(parts: Parts): AskEvent {
  return { event: 'token', data: { text: toText(parts), parts: toAskParts(parts) } }
}

/** The end of an answer, with the whole of it. */
export function toDone(kind: Answer['kind'], parts: Parts, options: readonly string[] = []): AskEvent {
  return {
    event: 'done',
    data: { kind, text: toText(parts), parts: toAskParts(parts), options: [...options] },
  }
}

/** A figure as the contract has it. */
export function toOutput({
  id,
  label,
  value,
  unit,
  shown,
}: Answer['calculations'][number]['outputs'][number]) {
  const figure = { id, label, value: typeof value === 'object' ? [...value] : value, unit }
  return shown === undefined ? figure : { ...figure, shown }
}

function toAskParts(parts: Parts): AskParts {
  return parts.map((part) => (typeof part === 'string' ? part : { ...part }))
}

/** Cuts behind each line break; a figure never has one. */
function cutIntoLines(parts: Parts): Parts[] {
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
