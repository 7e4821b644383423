import { type AnyCalculator, inTodaysMoney, isShown } from '@pkg/finance-math/calculators'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { clsx } from 'clsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useFetchAhead } from '#app/lib/use-fetch-ahead.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { paths } from '#app/paths.ts'
import { CalculatorForm } from './calculator-form.tsx'
import type { UseSlots } from './calculator-slots.ts'
import { deferredPart } from './deferred-part.tsx'
import { readInflation } from './read-inflation.ts'
import { ResultFigures } from './result-figures.tsx'
import { type AnyValues, toShownAnswer } from './scenario.ts'
import { useScenario } from './use-scenario.ts'

const ShareActions = deferredPart(() => import('./share-actions.tsx').then((loaded) => loaded.ShareActions))
const HeadlineStrip = deferredPart(() =>
  import('./headline-strip.tsx').then((loaded) => loaded.HeadlineStrip),
)
const AnswerOptions = deferredPart(() =>
  import('./answer-options.tsx').then((loaded) => loaded.AnswerOptions),
)
const ResultSplit = deferredPart(() => import('./result-split.tsx').then((loaded) => loaded.ResultSplit))
const ResultChart = deferredPart(() => import('./result-chart.tsx').then((loaded) => loaded.ResultChart))
const AnswerDetails = deferredPart(() =>
  import('./answer-details.tsx').then((loaded) => loaded.AnswerDetails),
)
const RefusalNotice = deferredPart(() =>
  import('./refusal-notice.tsx').then((loaded) => loaded.RefusalNotice),
)
const LinkNotice = deferredPart(() => import('./link-notice.tsx').then((loaded) => loaded.LinkNotice))

const fetchAhead = () => import('./fetch-ahead.ts').then((loaded) => loaded.fetchAhead())

interface CalculatorPageProps {
  definition: AnyCalculator
  useSlots?: UseSlots
}

/** Any calculator, drawn from its definition: what it asks, what it answers, and how that came about. */
export function CalculatorPage({ definition, useSlots = useNoSlots }: CalculatorPageProps) {
  const state = useScenario(definition)
  const slots = useSlots(state)
  const { scenario, linkCorrections, view, change, changeView } = state
  const { run } = scenario
  const inflation = definition.todaysMoney && readInflation(view.inflation)
  // Whatever is drawn of an answer is computed from this, so that all of it is in the same money.
  const shown = useMemo(
    () => (inflation === undefined ? definition : inTodaysMoney(definition, inflation)),
    [definition, inflation],
  )
  const nominal = slots.instead ? undefined : scenario.answer
  const answer = useMemo(() => toShownAnswer(shown, definition, nominal), [shown, definition, nominal])
  // The figures follow the thumb; what takes longer to draw follows as soon as it can.
  const settled = useDeferredValue(answer)
  const isInTodaysMoney = inflation !== undefined
  const outputs = Object.values(definition.outputs)
  const { composition } = definition
  const hasParts = composition !== undefined && isShown(composition.when, run.values as AnyValues)
  // Made by what offers other currencies, which comes behind the first load.
  const [display, setDisplay] = useState<{ convert: ((inr: number) => string) | undefined }>()
  useFetchAhead(fetchAhead)
  const takeOver = useLatest((input: string, value: number) => change(input, value, true))

  return (
    <div className="page-width grid gap-5 py-6 md:py-8 print:block print:space-y-4">
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
        <ShareActions definition={definition} current={state.current} />
      </header>

      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-calculator:**:scroll-mt-16 calculator:grid-cols-[25rem_minmax(0,1fr)] print:block print:space-y-4">
        {answer && <HeadlineStrip {...{ definition, answer, isInTodaysMoney }} />}
        <Card aria-label="What is given" className="calculator:sticky calculator:top-4">
          {linkCorrections[0] && <LinkNotice definition={definition} corrections={linkCorrections} />}
          <CardBand>
            <CalculatorForm definition={definition} state={state} slots={slots} />
          </CardBand>
        </Card>

        <Card aria-label="Result" className="print:break-inside-auto">
          {!run.ok && (
            <RefusalNotice definition={definition} error={run.error} hasAnswer={answer !== undefined} />
          )}
          {slots.notice}
          {slots.instead && <CardBand>{slots.instead}</CardBand>}
          {answer && (
            <CardBand>
              <ResultFigures
                definition={definition}
                answer={answer}
                convert={display?.convert}
                picture={settled && hasParts && <ResultSplit definition={definition} answer={settled} />}
                isInTodaysMoney={isInTodaysMoney}
                nominal={isInTodaysMoney ? nominal : undefined}
              />
              <AnswerOptions
                hasTodaysMoney={definition.todaysMoney === true}
                usualInflation={(answer.values as AnyValues).inflationPercent}
                hasRupees={outputs.some((output) => 'unit' in output && output.unit === 'inr')}
                inflation={inflation}
                askedInflation={view.inflation}
                display={view.display}
                onDisplay={setDisplay}
                onView={changeView}
              />
            </CardBand>
          )}
          {answer && slots.band && <CardBand>{slots.band}</CardBand>}
          {settled && definition.series && (
            <CardBand
              className={clsx('print:break-inside-avoid', definition.series.shape !== 'bars' && 'min-h-80')}
            >
              <ResultChart {...{ definition, isInTodaysMoney }} answer={settled} />
            </CardBand>
          )}
          {settled && (
            <AnswerDetails
              definition={shown}
              answer={settled}
              nominal={isInTodaysMoney ? nominal : undefined}
              view={view.view}
              luck={view.luck}
              inflation={inflation}
              onUse={takeOver}
              onView={changeView}
            />
          )}
        </Card>
      </div>
    </div>
  )
}

function useNoSlots() {
  return {}
}
