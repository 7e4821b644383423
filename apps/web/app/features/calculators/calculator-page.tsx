import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { type ReactNode, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { useLatest } from '#app/lib/use-latest.ts'
import { paths } from '#app/paths.ts'
import { CalculatorForm, type InputSlots } from './calculator-form.tsx'
import { Explanation } from './explanation.tsx'
import { Goals } from './goals.tsx'
import { describeCorrection } from './input-messages.ts'
import { ResultChart } from './result-chart.tsx'
import { ResultFigures } from './result-figures.tsx'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import { Schedule, toView } from './schedule.tsx'
import { ShareActions } from './share-actions.tsx'
import { readInflation, TodayMoney } from './today-money.tsx'
import { type ScenarioState, useScenario } from './use-scenario.ts'

/** What a calculator adds to its page where its definition cannot say it. */
export interface CalculatorSlots extends InputSlots {
  /** Under the form's fields. */
  formEnd?: ((state: ScenarioState) => ReactNode) | undefined
  /** A band of its own below the figures. */
  band?: ((answer: AnyAnswer, state: ScenarioState) => ReactNode) | undefined
}

interface CalculatorPageProps {
  definition: AnyCalculator
  slots?: CalculatorSlots | undefined
}

/** Any calculator, drawn from its definition: what it asks, what it answers, and how that came about. */
export function CalculatorPage({ definition, slots = {} }: CalculatorPageProps) {
  const state = useScenario(definition)
  const { scenario, linkCorrections, view } = state
  const { run, answer } = scenario
  // The figures follow the thumb; what takes longer to draw follows as soon as it can.
  const settled = useDeferredValue(answer)
  const inflation = readInflation(view.inflation)
  const hasHorizon = Object.values(definition.outputs).some((output) => 'atHorizon' in output)
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
            <CalculatorForm definition={definition} state={state} renderInput={slots.renderInput} />
            {slots.formEnd?.(state)}
          </CardBand>
        </Card>

        <Card aria-label="Result">
          {!run.ok && (
            <Notice tone="warn" title={run.error.message}>
              {answer ? 'The figures below are those of the last values that could be computed.' : undefined}
            </Notice>
          )}
          {answer && (
            <CardBand>
              <ResultFigures
                definition={definition}
                answer={answer}
                toToday={
                  inflation === undefined
                    ? undefined
                    : (value) => value / growth(definition, answer, inflation)
                }
              />
              {hasHorizon && (
                <div className="mt-5">
                  <TodayMoney
                    inflation={inflation}
                    onChange={(next) =>
                      changeView('inflation', next === undefined ? undefined : String(next))
                    }
                  />
                </div>
              )}
            </CardBand>
          )}
          {answer && slots.band && <CardBand>{slots.band(answer, state)}</CardBand>}
          {settled && definition.series && definition.series.shape !== 'bars' && (
            <CardBand>
              <ResultChart definition={definition} answer={settled} />
            </CardBand>
          )}
          {settled && definition.goals.length > 0 && (
            <CardBand>
              <Goals definition={definition} answer={settled} onUse={takeOver} />
            </CardBand>
          )}
          {settled && (
            <CardBand>
              <Explanation answer={settled} />
            </CardBand>
          )}
          {settled && definition.schedule && (
            <CardBand>
              <Schedule definition={definition} answer={settled} view={view.view} onView={showView} />
            </CardBand>
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
