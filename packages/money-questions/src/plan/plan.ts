import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { Draft } from '../answer/answer.ts'
import type { ExchangeRates } from '../answer/exchange-rates.ts'
import type { Reading } from '../read/read-words.ts'
import type { Candidate } from './candidate.ts'
import type { NamedContext } from './named/named-context.ts'
import type { CryptoTrade } from './special/to-crypto-trade.ts'
import type { FinancedLoan } from './special/to-financed-loan.ts'

/** What was understood of a question: what is computed, with which figures. What is said next may change it. */
export type Plan =
  /** One of the kinds of question that the grammar knows. */
  | { kind: 'calculation'; candidate: Candidate }
  /** A calculator that was understood by its definition. */
  | { kind: 'definition'; named: NamedContext }
  /** A sum, into which another figure may be put. */
  | { kind: 'sum'; reading: Reading }
  /** The questions of a list of which something was asked back: what is said then holds for each. */
  | { kind: 'each'; candidates: readonly Candidate[] }
  /** Nothing that the next question may change or ask more of: it does not go on from what was planned before, either. */
  | { kind: 'closed' }

/** What comes of a question: its answer, and the plan behind it; without one, what was planned before still stands. */
export interface Step {
  answer: Draft
  plan?: Plan | undefined
  /** What was bought with the loan, and paid down. */
  financed?: FinancedLoan | undefined
  /** How fast prices rise, where a later amount is told in the money of today. */
  inflationPercent?: number | undefined
  /** The trade that was taxed. */
  traded?: CryptoTrade | undefined
  /** It goes on from a plan without what was said since and not understood, and says so. */
  isWithoutLost?: true
}

/** What is there beside the questions. */
export interface World {
  /** The financial year that today is in. */
  year: string
  rates?: ExchangeRates | 'unavailable' | undefined
  calculators?: readonly AnyCalculator[]
}
