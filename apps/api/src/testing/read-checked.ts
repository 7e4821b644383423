import { toText } from '@pkg/money-questions'
import type { FigureChecker } from '../features/assistant/check-figures.ts'

/** What a checker lets through of pieces of a text, as it is read. */
export function readChecked(checker: FigureChecker, ...pieces: readonly string[]): string {
  return toText([...pieces.flatMap((piece) => checker.push(piece)), ...checker.end()])
}
