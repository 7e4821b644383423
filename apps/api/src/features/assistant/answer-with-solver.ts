import type { AskEvent } from '@pkg/api-contract'
import type { Answer } from '@pkg/money-questions'

/** The events of an answer that the built-in solver gives, with a note where it stands in for the model. */
export function* answerWithSolver(
  { kind, text, calculations, options }: Answer,
  note?: string,
  before = '',
): Generator<AskEvent> {
  for (const calculation of calculations) {
    yield {
      event: 'calculation',
      data: { ...calculation, inputs: { ...calculation.inputs }, outputs: calculation.outputs.map(toOutput) },
    }
  }
  const whole = note === undefined ? text : `${text}\n*${note}*`
  for (const line of whole.split(/(?<=\n)/)) yield { event: 'token', data: { text: line } }
  yield { event: 'done', data: { kind, text: before + whole, options: [...options] } }
}

/** A figure as the contract has it. */
export function toOutput({ id, label, value, unit }: Answer['calculations'][number]['outputs'][number]) {
  return { id, label, value: typeof value === 'object' ? [...value] : value, unit }
}
