import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Suspense, useId } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { firstChoice, writeLuck } from './luck-choice.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import type { LuckyCalculator } from './to-luck-plan.ts'
import { usualInflation } from './usual-inflation.ts'

// Nothing of it is loaded, and nothing computed, until somebody asks.
const LuckPanel = lazyPart(() => import('./luck-panel.tsx').then((loaded) => loaded.LuckPanel))

const lucky: Readonly<Record<LuckyCalculator, true>> = {
  retirement: true,
  fire: true,
  swp: true,
  sip: true,
  'step-up-sip': true,
}

/** Whether luck is shown for the plan of a calculator. */
export function isLucky(id: string): id is LuckyCalculator {
  return Object.hasOwn(lucky, id)
}

interface LuckOfferProps {
  calculator: LuckyCalculator
  /** In the money of its own days. */
  answer: AnyAnswer
  /** The inflation that is taken off the figures above; undefined where none is. */
  inflation: number | undefined
  /** The choice as the address keeps it; undefined while nobody asked. */
  chosen: string | undefined
  onChoose: (chosen: string | undefined) => void
}

/** Offers to show what luck does to the plan of the page, and shows it. */
export function LuckOffer({ calculator, answer, inflation, chosen, onChoose }: LuckOfferProps) {
  const id = useId()
  const isOpen = chosen !== undefined
  const given = (answer.values as AnyValues).inflationPercent
  const assumed = inflation ?? (typeof given === 'number' ? given : usualInflation)
  return (
    <>
      <CardHead
        title="What luck does"
        scope="No year is like another. The same plan, lived through history and through chance, in today’s money."
        control={
          <Button
            size="sm"
            className="print:hidden"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onChoose(isOpen ? undefined : writeLuck(firstChoice))}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        }
      />
      {isOpen && (
        <div id={id} className="mt-4">
          <Suspense fallback={<p className="text-body text-muted">Loading…</p>}>
            <LuckPanel {...{ calculator, answer, chosen }} inflation={assumed} onChoose={onChoose} />
          </Suspense>
        </div>
      )}
    </>
  )
}
