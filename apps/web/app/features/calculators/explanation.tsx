import {
  type AnyCalculator,
  explain,
  type Figure as FigureData,
  type Parts,
  shownOutputs,
  tellRule,
} from '@pkg/finance-math/calculators'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { clsx } from 'clsx'
import { memo } from 'react'
import { FormulaText } from '#app/components/formula-text.tsx'
import { formatDay, formatFigure } from '#app/lib/format-figure.ts'
import { Missing } from '#app/lib/lazy-part.tsx'
import { isWhole } from './load-whole.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import { standsIn } from './stands-in.ts'

interface ExplanationProps {
  /** With its details, unless they could not be had. */
  definition: AnyCalculator
  answer: AnyAnswer
  /** The answer that the formulas give, in the money of its own days, where the one that is shown is in today's. */
  nominal: AnyAnswer | undefined
  /** In percent a year, where the answer is in today's money. */
  inflation: number | undefined
}

/** How the answer came about: the formula in symbols, then with the visitor's own numbers, then in words. */
export const Explanation = memo(function Explanation({
  definition,
  answer,
  nominal,
  inflation,
}: ExplanationProps) {
  if (!isWhole(definition)) return <Missing />
  const { formulas, legend, steps, conventions, rules, sources } = explain(
    definition,
    (nominal ?? answer).values as AnyValues,
    shownOutputs(definition, nominal ?? answer) as never,
  )
  const used = legend.filter(({ symbol }) => formulas.some(({ symbols }) => standsIn(symbols, symbol)))

  return (
    <Disclosure
      summary={<h2 className="text-body font-strong">How is this computed?</h2>}
      defaultOpen
      className="-my-2"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 pt-2 pb-3 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          {formulas.map(({ symbols, parts }) => (
            // A piece whose letters were measured before their font came may reach a few pixels past its line: it may
            // stand in the page's margin, and never widens the page.
            <div
              key={symbols}
              className="grid grid-cols-[minmax(0,1fr)] gap-2.5 overflow-clip [overflow-clip-margin:1rem]"
            >
              <p className="text-read text-text">
                <FormulaText parts={[symbols]} />
              </p>
              <p className="text-body text-muted tabular-nums">
                <FormulaText parts={parts} writeFigure={writeInFormula} />
              </p>
            </div>
          ))}
        </div>
        <dl className="divide-y divide-hairline self-start text-small">
          {used.map(({ symbol, meaning, figure }) => (
            <div
              key={symbol}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,auto)] items-baseline gap-3 py-2 first:pt-0"
            >
              <dt className="text-text">
                <FormulaText parts={[symbol]} />
              </dt>
              <dd className="text-muted">{meaning.en}</dd>
              <dd className="text-end font-figure text-figure tabular-nums wrap-anywhere">
                {figure && writeFigure(figure)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-body text-text">
        {steps.map(({ text, parts }) => (
          <li key={text.key}>
            <FilledText parts={parts} />
          </li>
        ))}
        {inflation !== undefined && nominal && (
          <li>{describeTodaysMoney(definition, { nominal, inTodaysMoney: answer, inflation })}</li>
        )}
      </ul>
      <h3 className="mt-5 text-small font-strong text-text">Conventions</h3>
      <ul className="mt-1.5 max-w-prose list-disc space-y-1 pl-5 text-small text-muted">
        {conventions.map(({ key, en }) => (
          <li key={key}>{en}</li>
        ))}
      </ul>
      {rules.length > 0 && (
        <>
          <h3 className="mt-5 text-small font-strong text-text">Rules used</h3>
          <ul className="mt-1.5 max-w-prose list-disc space-y-1 pl-5 text-small text-muted">
            {rules.map((rule) => (
              <li key={rule.name}>{tellRule(rule, formatDay)}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-5 text-small font-strong text-text">Sources</h3>
      <ul className="mt-1 max-w-prose list-disc pl-5 pb-3 text-small text-muted">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="block w-fit py-1 underline underline-offset-2"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
})

function FilledText({ parts }: { parts: Parts }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : part.unit === 'text' ? (
      // Words in the middle of a sentence, which break as the others do.
      writeFigure(part)
    ) : (
      <span
        key={`${index}-${part.name}`}
        className={clsx('font-figure text-figure', part.text === undefined && 'whitespace-nowrap')}
      >
        {writeFigure(part)}
      </span>
    ),
  )
}

/** How the figures above, of their own days, become those of the answer. */
function describeTodaysMoney(
  { outputs }: AnyCalculator,
  { nominal, inTodaysMoney, inflation }: { nominal: AnyAnswer; inTodaysMoney: AnyAnswer; inflation: number },
): string {
  const amounts = Object.entries(outputs).flatMap(([name, output]) => {
    if (output.role === 'detail' || !('unit' in output) || output.unit !== 'inr') return []
    const [then, now] = [nominal, inTodaysMoney].map((one) =>
      formatFigure((one.outputs as Readonly<Record<string, number>>)[name] as number, 'inr'),
    )
    return then === now ? [] : [`${output.label.en.toLowerCase()} ${then} to ${now}`]
  })
  return `All of this is in the money of its own days. In today’s money, at ${formatFigure(inflation, 'percent')} of inflation a year, every amount is divided by the rise of prices up to its day, which turns ${amounts.join(', ')}.`
}

/** Counts stand bare in a formula: 120, not 120 months. */
function writeInFormula(figure: FigureData): string {
  const isCount = figure.unit === 'months' || figure.unit === 'years'
  return writeFigure(isCount ? { ...figure, unit: 'number' } : figure)
}

function writeFigure({ value, unit, text, currency, decimals }: FigureData): string {
  return text?.en ?? formatFigure(value, unit, { currency, fixed: decimals })
}
