import type { AnyCalculator, Correction } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { clsx } from 'clsx'
import { Link2, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Missing } from '#app/lib/lazy-part.tsx'
import { paths } from '#app/paths.ts'
import { CompareChart } from './compare-chart.tsx'
import { CompareTable } from './compare-table.tsx'
import { toComparisons, toSharedRows } from './comparison.ts'
import { copyText } from './copy-text.ts'
import { describeCorrection } from './describe-correction.ts'
import { loadCalculators } from './load-calculators.ts'
import { isSamePin, mostPins, type Pin } from './pin.ts'
import { PinList } from './pin-list.tsx'
import { type PinnedAnswer, toPinnedAnswers } from './pinned-answer.ts'
import { PlanOffer } from './plan-offer.tsx'
import { RulesUsed } from './rules-used.tsx'
import { type CompareState, longestHash, useCompare } from './use-compare.ts'
import { setPins, setPlan, usePins, usePinsKept } from './use-pins.ts'

/** Pinned results: which they are, one chart, and a table for each calculator. `empty` stands where there are none. */
export function CompareBoard({ empty }: { empty: ReactNode }) {
  const state = useCompare()
  const { pins } = state
  const isKept = usePinsKept((kept) => kept.isKept)
  const calculators = useCalculators(pins)
  const answers = useMemo(
    () => (typeof calculators === 'object' ? toPinnedAnswers(pins, calculators) : []),
    [pins, calculators],
  )
  const shared = useMemo(() => toSharedRows(answers), [answers])
  const comparisons = useMemo(() => toComparisons(answers), [answers])

  if (calculators === 'failed') return <Missing />
  if (calculators === 'loading') return <Skeleton className="mt-6 h-80 w-full" />
  const unknown = pins.filter(({ calculator }) => calculators.get(calculator) === undefined)
  const problems = [...state.problems, ...describeUnknown(unknown), ...answers.flatMap(describeCorrections)]
  const notices = (
    <>
      {state.isLink && <LinkOffer state={state} answers={answers} />}
      {!isKept && (
        <Notice tone="warn" title="These results last only until this page is closed.">
          This browser has no room left to keep them, or keeps nothing. Their link does.
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice
          tone="warn"
          title={state.isLink ? 'The link was not quite right.' : 'Not all of it could be used.'}
        >
          {problems.slice(0, mostTold).join(' ')}
        </Notice>
      )}
    </>
  )

  if (answers.length === 0) {
    return (
      <>
        <Card className="mt-6 not-has-[>*]:hidden">{notices}</Card>
        {empty}
      </>
    )
  }
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 print:mt-2 print:[zoom:0.66] print:grid-cols-2 print:gap-2 print:*:*:p-2">
      <CompareActions hash={state.hash} />
      <Card aria-label="Pinned results" className="print:col-span-2">
        {notices}
        <CardBand>
          <PinList answers={answers} onChange={state.changePins} />
        </CardBand>
        <CompareChart answers={answers} />
      </Card>
      {shared.length > 0 && (
        <Card as="div" className="print:col-span-2 print:break-inside-avoid">
          <CardBand>
            <CardHead
              title="What they share"
              scope="Figures that results of different calculators have in common, each in the money of its own day."
              className="mb-3"
            />
            <CompareTable
              caption="What they share"
              answers={answers}
              all={answers}
              groups={[{ rows: shared }]}
            />
          </CardBand>
        </Card>
      )}
      <Card as="div" className={clsx('print:col-span-2', state.plan === '' && 'print:hidden')}>
        <PlanOffer state={state} answers={answers} />
      </Card>
      {comparisons.map(({ definition, pins: own, differing, same, results }) => (
        <Card
          as="div"
          key={definition.id}
          className={clsx('print:break-inside-avoid', own.length > 1 && 'print:col-span-2')}
        >
          <CardBand>
            <CardHead
              title={definition.name.en}
              scope={describeDifferences(own, differing.length)}
              className="mb-3"
            />
            <CompareTable
              caption={definition.name.en}
              answers={own}
              all={answers}
              groups={[
                {
                  title: own.length > 1 ? 'Given, different' : 'Given',
                  rows: own.length > 1 ? differing : same,
                },
                { title: 'Results', rows: results },
                ...(own.length > 1 ? [{ title: 'Given, the same for all', rows: same }] : []),
              ]}
            />
            <RulesUsed pins={own} />
          </CardBand>
        </Card>
      ))}
    </div>
  )
}

/** As many sentences as a person reads. */
const mostTold = 4

/** What is done with all of it: its link, and a page of paper. */
function CompareActions({ hash }: { hash: string }) {
  function copyLink() {
    if (hash.length > longestHash) {
      toast.error('This is too much for a link', {
        description: 'Remove a result with a long list, or print the page.',
      })
      return
    }
    void copyText(
      'link',
      `${location.origin}${paths.compare}${hash}`,
      'It opens this page with these results, and holds all of them.',
      'Copy it from the address bar.',
    )
  }
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-1 print:hidden">
      <Button variant="ghost" size="sm" icon={<Link2 aria-hidden="true" />} onClick={copyLink}>
        Copy link
      </Button>
      <Button variant="ghost" size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
      <p className="px-2.5 text-small text-muted">Nothing leaves this device but a link that you send.</p>
    </div>
  )
}

/** Says that what is shown came by a link, and what can be done with it. */
function LinkOffer({ state, answers }: { state: CompareState; answers: readonly PinnedAnswer[] }) {
  const own = usePins(({ pins }) => pins)
  const missing = answers.map(({ pin }) => pin).filter((pin) => !own.some((other) => isSamePin(other, pin)))

  function keep() {
    if (own.length + missing.length > mostPins) {
      toast.error(`No more than ${mostPins} results can be pinned`, {
        description: `${own.length} are pinned on this device already. Show those, and remove some.`,
      })
      return
    }
    setPins([...own, ...missing])
    if (state.plan !== '') setPlan(state.plan)
    state.showOwn()
    toast.success('Pinned on this device')
  }

  return (
    <Notice
      className="print:hidden"
      title="These results came by a link."
      action={
        <span className="flex flex-wrap gap-2 print:hidden">
          {missing.length > 0 && (
            <Button size="sm" onClick={keep}>
              Pin them here
            </Button>
          )}
          <Button size="sm" onClick={state.showOwn}>
            {own.length === 0 ? 'Close' : `Show mine (${own.length})`}
          </Button>
        </span>
      }
    >
      They are not kept on this device unless you pin them.
    </Notice>
  )
}

/** The calculators of the pins, once they are there. */
function useCalculators(
  pins: readonly Pin[],
): ReadonlyMap<string, AnyCalculator | undefined> | 'loading' | 'failed' {
  const wanted = [...new Set(pins.map(({ calculator }) => calculator))].sort().join(' ')
  const [loaded, setLoaded] = useState<{
    wanted: string
    calculators: ReadonlyMap<string, AnyCalculator | undefined> | 'failed'
  }>({ wanted: '', calculators: new Map() })

  useEffect(() => {
    let isGone = false
    const take = (calculators: ReadonlyMap<string, AnyCalculator | undefined> | 'failed') => {
      if (!isGone) setLoaded({ wanted, calculators })
    }
    loadCalculators(wanted === '' ? [] : wanted.split(' ')).then(take, () => take('failed'))
    return () => {
      isGone = true
    }
  }, [wanted])

  // Those of a pin that was removed do no harm.
  const isThere =
    loaded.calculators !== 'failed' &&
    wanted.split(' ').every((id) => id === '' || (loaded.calculators as ReadonlyMap<string, unknown>).has(id))
  if (isThere) return loaded.calculators
  return loaded.wanted === wanted ? 'failed' : 'loading'
}

function describeUnknown(unknown: readonly Pin[]): string[] {
  return unknown.map(
    ({ calculator }) => `“${calculator}” is none of the calculators, so its result is left out.`,
  )
}

function describeCorrections({ label, definition, run }: PinnedAnswer): string[] {
  // A parameter that is not there has the calculator's own default, as on its page.
  return run.corrections
    .filter(({ reason }) => reason !== 'missing')
    .map((correction: Correction) => `${label}: ${describeCorrection(definition, correction)}`)
}

function describeDifferences(pins: readonly PinnedAnswer[], differing: number): string {
  if (pins.length === 1) return ''
  const [first] = pins
  return differing === 0
    ? 'The same numbers throughout.'
    : `Differences are against “${first?.label}”, the first.`
}
