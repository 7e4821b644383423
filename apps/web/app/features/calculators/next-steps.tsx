import { type AnyCalculator, listNextSteps } from '@pkg/finance-math/calculators'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatFigure } from '#app/lib/format-figure.ts'
import type { AnyAnswer } from './scenario.ts'

interface NextStepsProps {
  definition: AnyCalculator
  /** In the money of its own days. */
  answer: AnyAnswer
  /** Whether the page shows the answer in today's money, which the other calculators do not begin with. */
  isInTodaysMoney: boolean
}

/** Calculators that go on with this result, opened with its figures. */
export function NextSteps({ definition, answer, isInTodaysMoney }: NextStepsProps) {
  const steps = listNextSteps(definition, answer as never)
  if (steps.length === 0) return null
  return (
    <nav aria-label="Take this result further" className="p-card print:hidden">
      <CardHead
        title="Take this result further"
        scope={isInTodaysMoney ? 'With amounts as they are on their day, not in today’s money' : undefined}
      />
      <ul className="-mx-2 mt-2 grid">
        {steps.map(({ to, link, says }) => (
          <li key={to}>
            <Link
              to={link}
              prefetch="intent"
              className="flex min-h-11 items-center justify-between gap-4 rounded-base px-2 py-1.5 text-body text-text hover:bg-hover hover:text-figure"
            >
              <span className="min-w-0 tabular-nums">
                {says.map((part) =>
                  typeof part === 'string'
                    ? part
                    : formatFigure(part.value as number, part.unit ?? 'number', { decimals: 0 }),
                )}
              </span>
              <ArrowRight aria-hidden="true" className="size-4 flex-none text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
