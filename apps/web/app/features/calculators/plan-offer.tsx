import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { clsx } from 'clsx'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import type { PinnedAnswer } from './pinned-answer.ts'
import { readPlan, writePlan } from './plan-form.ts'
import type { CompareState } from './use-compare.ts'

// Nothing of it is loaded, and nothing computed, until somebody asks.
const PlanPanel = lazyPart(() => import('./plan-panel.tsx').then((loaded) => loaded.PlanPanel))

interface PlanOfferProps {
  state: Pick<CompareState, 'plan' | 'changePlan' | 'changePins'>
  answers: readonly PinnedAnswer[]
}

/** Offers to make one plan over years of what is pinned, and shows it. */
export function PlanOffer({ state, answers }: PlanOfferProps) {
  const id = useId()
  const { plan } = state
  const isOpen = plan !== ''
  // Closed, it keeps its numbers as long as the page is open.
  const [closed, setClosed] = useState(() => writePlan(readPlan('')))
  return (
    <>
      <CardBand className={clsx(!isOpen && 'print:hidden')}>
        <CardHead
          title="One plan over years"
          scope="What is pinned, with income, living costs and inflation: what comes, what goes and what is there, year by year."
          control={
            <Button
              size="sm"
              className="print:hidden"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => {
                if (isOpen) setClosed(plan)
                state.changePlan(isOpen ? '' : closed)
              }}
            >
              {isOpen ? 'Close the plan' : 'Make a plan'}
            </Button>
          }
        />
      </CardBand>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<p className="p-card text-body text-muted">Loading…</p>}>
            <PlanPanel answers={answers} query={plan} onPlan={state.changePlan} onPins={state.changePins} />
          </Suspense>
        </div>
      )}
    </>
  )
}
