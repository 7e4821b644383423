import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { use } from 'react'
import { useLatest } from '#app/lib/use-latest.ts'
import { Explanation } from './explanation.tsx'
import { Goals } from './goals.tsx'
import { isWhole, loadWhole } from './load-whole.ts'
import { isLucky, LuckOffer } from './luck-offer.tsx'
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
  /** What was chosen of luck, as the address has it; undefined while nobody asked. */
  luck: string | undefined
  inflation: number | undefined
  onUse: (input: string, value: number) => void
  /** What the address keeps beside the inputs is changed; undefined removes it. */
  onView: (name: string, value: string | undefined) => void
}

/** What stands below the picture: where the result can be taken, the calculator asked backwards, the explanation, the schedule. */
export function AnswerDetails({
  definition,
  answer,
  nominal,
  view,
  luck,
  inflation,
  onUse,
  onView,
}: AnswerDetailsProps) {
  // Waited for before any part is drawn: what a part solved would be thrown away, and solved anew once they are here.
  const whole = isWhole(definition) ? definition : use(loadWhole(definition))
  const isInTodaysMoney = inflation !== undefined
  const { id } = definition
  const showView = useLatest((next: string | undefined) => onView('view', next))
  return (
    <div className="divide-y divide-hairline">
      {isLucky(id) && (
        <CardBand className={luck === undefined ? 'drawn-later print:hidden' : 'drawn-later'}>
          <LuckOffer
            {...{ inflation }}
            calculator={id}
            answer={nominal ?? answer}
            chosen={luck}
            onChoose={(chosen) => onView('luck', chosen)}
          />
        </CardBand>
      )}
      <NextSteps {...{ definition, isInTodaysMoney }} answer={nominal ?? answer} />
      {definition.goals.length > 0 && (
        <CardBand className="drawn-later print:hidden">
          <Goals {...{ definition, answer, isInTodaysMoney, onUse }} />
        </CardBand>
      )}
      <CardBand className="drawn-later">
        <Explanation definition={whole} {...{ answer, nominal, inflation }} />
      </CardBand>
      {definition.schedule && (
        <CardBand className="drawn-later">
          <Schedule {...{ definition, answer, view, isInTodaysMoney }} onView={showView} />
        </CardBand>
      )}
    </div>
  )
}
