import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { Draft } from '../answer/answer.ts'
import type { ExchangeRates } from '../answer/exchange-rates.ts'
import type { Context } from '../plan/candidate.ts'
import type { NamedContext } from '../plan/named/named-context.ts'
import type { CryptoTrade } from '../plan/special/to-crypto-trade.ts'
import type { FinancedLoan } from '../plan/special/to-financed-loan.ts'
import type { Reading } from '../read/read-question.ts'

/** What came of a question: its answer, and the plan behind it, which the next question may change. */
export interface Step {
  answer: Draft
  /** What was computed before the last change of a figure. */
  former?: Context | undefined
  /** What a question after it may build on; without one, that is what was there before. */
  context?: Context | undefined
  /** What was bought with the loan, and paid down. */
  financed?: FinancedLoan | undefined
  /** The trade that was taxed. */
  traded?: CryptoTrade | undefined
  /** The sum that was computed, into which another figure may be put. */
  sum?: Reading | undefined
  /** The questions of a list of which something was asked back: what is said then holds for each. */
  each?: readonly Context[]
  /** What was understood by a calculator's definition. */
  named?: NamedContext | undefined
}

/** The questions of a talk, as far as they were understood. */
export interface Talk {
  /** What came of the last of them. */
  last: Step | undefined
  /** Those by which the language of the talk is told. */
  spoken: readonly string[]
}

/** What is there beside the questions. */
export interface World {
  /** The financial year that today is in. */
  year: string
  rates?: ExchangeRates | 'unavailable' | undefined
  calculators?: readonly AnyCalculator[]
}
