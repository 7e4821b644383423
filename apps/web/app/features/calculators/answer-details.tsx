import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Explanation } from './explanation.tsx'
import { Goals } from './goals.tsx'
import { NextSteps } from './next-steps.tsx'
import type { AnyAnswer } from './scenario.ts'
import { Schedule } from './schedule.tsx'

interface AnswerDetailsProps {
  /** In today's money where the answer is. */
  definition: AnyCalculator
  answer: AnyAnswer
  /** The same in the money of its own days, where the answer is in today's. */
  nominal: AnyAnswer | undefined
  view: string | undefined
  inflation: number | undefined
  onUse: (input: string, value: number) => void
  onView: (view: string) => void
}

/** What stands below the picture: where the result can be taken, the calculator asked backwards, the explanation, the schedule. */
export function AnswerDetails({
  definition,
  answer,
  nominal,
  view,
  inflation,
  onUse,
  onView,
}: AnswerDetailsProps) {
  const isInTodaysMoney = inflation !== undefined
  return (
    <div className="divide-y divide-hairline">
      <NextSteps {...{ definition, isInTodaysMoney }} answer={nominal ?? answer} />
      {definition.goals.length > 0 && (
        <CardBand className="drawn-later print:hidden">
          <Goals {...{ definition, answer, isInTodaysMoney, onUse }} />
        </CardBand>
      )}
      <CardBand className="drawn-later">
        <Explanation {...{ definition, answer, nominal, inflation }} />
      </CardBand>
      {definition.schedule && (
        <CardBand className="drawn-later">
          <Schedule {...{ definition, answer, view, isInTodaysMoney, onView }} />
        </CardBand>
      )}
    </div>
  )
}
