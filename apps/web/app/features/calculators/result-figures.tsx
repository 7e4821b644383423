import {
  type AnyCalculator,
  isShown,
  type Output,
  type OutputValue,
  shownOutputs,
} from '@pkg/finance-math/calculators'
import { Swatch } from '@pkg/ui-kit/charts/swatch.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatInrWords } from '@pkg/ui-kit/format/format-inr-words.ts'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import type { ReactNode } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import { answerCertainty } from './answer-certainty.ts'
import { deferredPart } from './deferred-part.tsx'
import { toResultParts } from './result-parts.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import { writeOutput } from './write-output.ts'

// Few calculators answer with a list.
const ListFigure = deferredPart(() => import('./list-figure.tsx').then((loaded) => loaded.ListFigure))

interface ResultFiguresProps {
  definition: AnyCalculator
  answer: AnyAnswer
  /** Every amount is in today's money. */
  isInTodaysMoney?: boolean
  /** The same answer in the money of its own days, which the first figure says beside itself. */
  nominal?: AnyAnswer | undefined
  /** What is said beside an amount in rupees in another currency. */
  convert?: ((inr: number) => string) | undefined
  /** Stands under the answer and its parts. */
  picture?: ReactNode
}

interface Shown {
  name: string
  output: Output
  text: string
  /** More about it, in small letters below. */
  notes: string[]
  /** Its place among the parts of the whole; −1 where it is none. */
  place: number
}

/** The answer: one large figure with its rule, then its parts, then what stands beside it. */
export function ResultFigures({
  definition,
  answer,
  isInTodaysMoney = false,
  nominal,
  convert,
  picture,
}: ResultFiguresProps) {
  const values = answer.values as AnyValues
  const outputs = shownOutputs(definition, answer)
  const main = Object.keys(outputs).find((name) => definition.outputs[name]?.role === 'headline')
  const parts = toResultParts(definition, answer)
  const shown = Object.entries(definition.outputs)
    .filter(([, { when }]) => isShown(when, values))
    .map(([name, output]) => toShown(name, output))
  const of = (role: Output['role']) => shown.filter(({ output }) => output.role === role)
  const [first, ...others] = of('headline')
  const beside = [...others, ...of('part')]

  function toShown(name: string, output: Output): Shown {
    const value = outputs[name] as OutputValue
    return {
      name,
      output,
      text: writeOutput(output, value, values),
      notes: typeof value === 'number' ? notesOn(name, output, value) : [],
      place: parts.findIndex((one) => one.name === name),
    }
  }

  function notesOn(name: string, output: Output, value: number): string[] {
    const isInr = 'unit' in output && output.unit === 'inr'
    return [
      isInTodaysMoney && name === main ? `in today’s money${onTheDay(name, value)}` : '',
      shareOf(name),
      isInr && convert ? convert(value) : '',
      isInr && output.role === 'headline' ? inWords(value) : '',
    ].filter((note) => note !== '')
  }

  function onTheDay(name: string, value: number): string {
    const then = (nominal?.outputs as Readonly<Record<string, number>> | undefined)?.[name]
    return then === undefined || then === value ? '' : ` (${formatFigure(then, 'inr')} on the day)`
  }

  function shareOf(name: string): string {
    const share = parts.find((part) => part.name === name)?.share ?? null
    return share === null ? '' : `${formatPercent(share, { decimals: 1 })} of the total`
  }

  if (first === undefined) return null
  return (
    <div aria-live="polite" aria-atomic="true" className="@container">
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        <dl className="min-w-0">
          <dt className="flex items-center gap-1.5 text-small text-muted">
            {first.place >= 0 && <Swatch place={first.place} />}
            {first.output.label.en}
          </dt>
          <dd className="mt-1">
            {first.output.kind === 'list' ? (
              <ListFigure output={first.output} values={outputs[first.name] as readonly number[]} />
            ) : (
              <Figure
                live
                value={first.text}
                size="xl"
                certainty={answerCertainty(definition)}
                className="text-[length:min(var(--text-figure-xl),10cqi)]! wrap-anywhere"
              />
            )}
            <Notes notes={first.notes} />
          </dd>
        </dl>
        {beside.length > 0 && (
          <dl className="flex flex-wrap gap-x-12 gap-y-6">
            {beside.map((one) => (
              <Beside key={one.name} {...one} />
            ))}
          </dl>
        )}
      </div>
      {picture}
      {of('detail').length > 0 && (
        <dl className="mt-6 grid gap-x-12 gap-y-2.5 border-t border-hairline pt-4 @min-[36rem]:grid-cols-2">
          {of('detail').map(({ name, output, text, notes }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-small text-muted">
                {output.label.en}
                {notes.length > 0 && <span className="block text-note">{notes.join(', ')}</span>}
              </dt>
              <dd className="ml-auto text-right font-figure text-figure tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Beside({ output, text, notes, place }: Shown) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-small text-muted">
        {place >= 0 && <Swatch place={place} />}
        {output.label.en}
      </dt>
      <dd className="mt-1">
        <Figure live value={text} size="lg" className="wrap-anywhere" />
        <Notes notes={notes} />
      </dd>
    </div>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="mt-1 text-note text-muted">
      {note}
    </p>
  ))
}

function inWords(inr: number): string {
  return Math.abs(inr) >= 100_000 ? `${formatInrWords(inr)} rupees` : ''
}
