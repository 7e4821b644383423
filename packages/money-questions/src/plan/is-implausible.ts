import type { Draft } from '../answer/answer.ts'
import type { Reading } from '../read/read-words.ts'
import type { Contradiction } from './implausible/answered.ts'
import {
  hasFewRupees,
  hasOddPercentage,
  isEndOfChange,
  isEndTakenForInterest,
  isInstalmentOfTotal,
  isInstalmentUnsaid,
  isNameTaken,
  isOrderTurned,
  isOtherPartOfEnd,
  isOtherRateTaken,
  isRateOfEach,
  isRateOfNoBank,
  isRateOfOther,
  isRateTooHigh,
  isResultTaken,
  isSignLost,
  isStartTaken,
} from './implausible/figures.ts'
import {
  isNotFor,
  isOfAnotherAge,
  isOneOfBoth,
  isPaidUntilThen,
  isTaxOfDollars,
  isTotalOfOther,
} from './implausible/subjects.ts'
import { isOfOtherFigures, isOfUnlikeUnits, isRateLeftOut, isTaxOfRest } from './implausible/sums.ts'
import {
  isCostOfKept,
  isEachTakenForOnce,
  isOfDays,
  isOfOtherAges,
  isOnceTakenForEach,
  isPaidTooEarly,
  isPartOfMonth,
  isReceivedTakenForPaid,
  isTimeAside,
} from './implausible/times.ts'

/** What shows that a word of a question was misread. */
const contradictions: readonly Contradiction[] = [
  isNotFor,
  isTaxOfDollars,
  isOneOfBoth,
  isOfAnotherAge,
  isPaidUntilThen,
  isTotalOfOther,
  isSignLost,
  hasOddPercentage,
  isRateOfOther,
  isRateOfEach,
  isOfOtherFigures,
  isOfUnlikeUnits,
  hasFewRupees,
  isInstalmentUnsaid,
  isRateTooHigh,
  isInstalmentOfTotal,
  isResultTaken,
  isTaxOfRest,
  isRateLeftOut,
  isOfDays,
  isPaidTooEarly,
  isPartOfMonth,
  isOnceTakenForEach,
  isEachTakenForOnce,
  isReceivedTakenForPaid,
  isStartTaken,
  isNameTaken,
  isOtherRateTaken,
  isRateOfNoBank,
  isTimeAside,
  isOfOtherAges,
  isCostOfKept,
  isEndOfChange,
  isEndTakenForInterest,
  isOrderTurned,
  isOtherPartOfEnd,
]

/**
 * Whether the figures of an answer contradict the question or each other: a rise that is a fall, ₹12 beside lakhs, an
 * instalment of lakhs that nothing calls monthly, 42,000 rupees for a dollar.
 */
export function isImplausible({ asked: [found = 0], calculations }: Draft, reading: Reading): boolean {
  const [calculation] = calculations
  if (calculation === undefined) return false
  const answered = { calculation, found, reading, said: reading.said ?? reading.asked }
  return contradictions.some((isContradicted) => isContradicted(answered))
}
