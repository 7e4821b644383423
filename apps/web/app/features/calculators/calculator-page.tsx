import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { lazy, Suspense, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { useLatest } from '#app/lib/use-latest.ts'
import { paths } from '#app/paths.ts'
import { CalculatorForm } from './calculator-form.tsx'
import type { UseSlots } from './calculator-slots.ts'
import { HeadlineStrip } from './headline-strip.tsx'
import { describeCorrection } from './input-messages.ts'
import { readInflation } from './read-inflation.ts'
import { ResultFigures } from './result-figures.tsx'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import { toView } from './schedule-rows.ts'
import { ShareActions } from './share-actions.tsx'
import { useDisplayCurrency } from './use-display-currency.ts'
import { useScenario } from './use-scenario.ts'

// The page stands as HTML already; their code comes behind that of the form and the figures.
const ResultChart = lazy(() =>
  import('./result-chart.tsx').then((loaded) => ({ default: loaded.ResultChart })),
)
const AnswerOptions = lazy(() =>
  import('./answer-options.tsx').then((loaded) => ({ default: loaded.AnswerOptions })),
)
const AnswerDetails = lazy(() =>
  import('./answer-details.tsx').then((loaded) => ({ default: loaded.AnswerDetails })),
)

interface CalculatorPageProps {
  definition: AnyCalculator
  useSlots?: UseSlots
}

/** Any calculator, drawn from its definition: what it asks, what it answers, and how that came about. */
export function CalculatorPage({ definition, useSlots = useNoSlots }: CalculatorPageProps) {
  const state = useScenario(definition)
  const slots = useSlots(state)
  const { scenario, linkCorrections, view } = state
  const { run } = scenario
  const answer = slots.instead ? undefined : scenario.answer
  // The figures follow the thumb; what takes longer to draw follows as soon as it can.
  const settled = useDeferredValue(answer)
  const inflation = readInflation(view.inflation)
  const hasHorizon = Object.values(definition.outputs).some((output) => 'atHorizon' in output)
  const hasRupees = Object.values(definition.outputs).some(
    (output) => 'unit' in output && output.unit === 'inr',
  )
  const display = useDisplayCurrency(view.display)
  const { change, changeView } = state
  const takeOver = useLatest((input: string, value: number) => change(input, value, true))
  const showView = useLatest((next: string) => changeView('view', next))

  return (
    <div className="page-width grid gap-5 py-6 md:py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
            <Link to={paths.calculators} className="hover:text-figure">
              Calculators
            </Link>
            <span aria-hidden="true"> / </span>
            <span>{definition.name.en.replace(/ Calculator$/, '')}</span>
          </nav>
          <h1 className="mt-1 text-head font-head">{definition.name.en}</h1>
          <p className="mt-1 text-body text-muted">{definition.description.en}.</p>
        </div>
        <ShareActions
          definition={definition}
          answer={answer}
          view={toView(definition, view.view)}
          search={state.search}
        />
      </header>

      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 calculator:grid-cols-[25rem_minmax(0,1fr)]">
        {answer && <HeadlineStrip definition={definition} answer={answer} />}
        <Card aria-label="What is given" className="calculator:sticky calculator:top-4">
          {linkCorrections.length > 0 && (
            <Notice tone="warn" title="The link was not quite right.">
              {linkCorrections
                .slice(0, 3)
                .map((correction) =>
                  describeCorrection(definition.inputs[correction.input]?.label.en ?? '', correction),
                )
                .join(' ')}
            </Notice>
          )}
          <CardBand>
            <CalculatorForm definition={definition} state={state} slots={slots} />
          </CardBand>
        </Card>

        <Card aria-label="Result">
          {!run.ok && (
            <Notice tone="warn" title={run.error.message}>
              {answer ? 'The figures below are those of the last values that could be computed.' : undefined}
            </Notice>
          )}
          {slots.notice}
          {slots.instead && <CardBand>{slots.instead}</CardBand>}
          {answer && (
            <CardBand>
              <ResultFigures
                definition={definition}
                answer={answer}
                convert={display.convert}
                toToday={
                  inflation === undefined
                    ? undefined
                    : (value) => value / growth(definition, answer, inflation)
                }
              />
              <Suspense>
                <AnswerOptions
                  inflation={hasHorizon ? { value: inflation } : undefined}
                  display={hasRupees ? display : undefined}
                  onView={changeView}
                />
              </Suspense>
            </CardBand>
          )}
          {answer && slots.band && <CardBand>{slots.band}</CardBand>}
          {settled && definition.series && definition.series.shape !== 'bars' && (
            <CardBand className="min-h-80">
              <Suspense>
                <ResultChart definition={definition} answer={settled} />
              </Suspense>
            </CardBand>
          )}
          {settled && (
            <Suspense>
              <AnswerDetails
                definition={definition}
                answer={settled}
                view={view.view}
                onUse={takeOver}
                onView={showView}
              />
            </Suspense>
          )}
        </Card>
      </div>
    </div>
  )
}

/** How many times dearer things are at the end of the plan. */
function growth(definition: AnyCalculator, answer: AnyAnswer, inflation: number): number {
  const years = definition.horizonYears?.(answer.values as AnyValues as never) ?? 0
  return (1 + inflation / 100) ** years
}

function useNoSlots() {
  return {}
}
