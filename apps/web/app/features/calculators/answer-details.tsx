import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Explanation } from './explanation.tsx'
import { Goals } from './goals.tsx'
import type { AnyAnswer } from './scenario.ts'
import { Schedule } from './schedule.tsx'

interface AnswerDetailsProps {
  definition: AnyCalculator
  answer: AnyAnswer
  view: string | undefined
  inflation: number | undefined
  onUse: (input: string, value: number) => void
  onView: (view: string) => void
}

/** What stands below the picture: the calculator asked backwards, the explanation, the schedule. */
export function AnswerDetails({ definition, answer, view, inflation, onUse, onView }: AnswerDetailsProps) {
  const isNominal = inflation !== undefined
  return (
    <div className="divide-y divide-hairline">
      {definition.goals.length > 0 && (
        <CardBand className="drawn-later print:hidden">
          <Goals {...{ definition, answer, isNominal, onUse }} />
        </CardBand>
      )}
      <CardBand className="drawn-later">
        <Explanation definition={definition} answer={answer} />
      </CardBand>
      {definition.schedule && (
        <CardBand className="drawn-later">
          <Schedule {...{ definition, answer, view, isNominal, onView }} />
        </CardBand>
      )}
    </div>
  )
}
