import { Card } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { paths } from '#app/paths.ts'
import { type GainsChoice, gainsYear } from '../queries/gains-queries.ts'
import { usePortfolioSession } from '../queries/use-portfolio-session.ts'
import { FrozenReports } from './frozen-reports.tsx'
import { GainsAssets } from './gains-assets.tsx'
import { readGainsChoice, writeGainsChoice } from './gains-choice.ts'
import { GainsControls } from './gains-controls.tsx'
import { GainsFiles } from './gains-files.tsx'
import { GainsMethod } from './gains-method.tsx'
import { GainsOverrides } from './gains-overrides.tsx'
import { GainsQuestions } from './gains-questions.tsx'
import { GainsRows } from './gains-rows.tsx'
import { GainsSummary } from './gains-summary.tsx'
import { IncomeTable } from './income-table.tsx'
import { LotSeals } from './lot-seals.tsx'

/** What all wallets of a person gained in a tax year, from the sum down to the lot and its transaction. */
export function GainsPage() {
  const { ready } = usePortfolioSession()
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => Date.now())
  const choice = readGainsChoice(query, now)
  const choose = (changed: Partial<GainsChoice>) =>
    setQuery(writeGainsChoice({ ...choice, ...changed }), { replace: true, preventScrollReset: true })

  return (
    <div className="page-width pb-12">
      <Link
        to={paths.dashboard}
        className="mt-4 -ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-base px-1 text-small text-muted hover:text-text print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
        Dashboard
      </Link>
      <h1 className="pt-3 text-head font-head">Gains and tax</h1>
      <p className="max-w-[68ch] pt-1 pb-4 text-small text-muted">
        What your wallets gained and lost in a tax year, computed from every movement that the chain knows. A
        computation, not advice.
      </p>
      <GainsControls choice={choice} now={now} onChoose={choose} />
      <Content choice={choice} ready={ready} />
    </div>
  )
}

function Content({ choice, ready }: { choice: GainsChoice; ready: boolean }) {
  const { data, error, isPlaceholderData } = useQuery({
    ...gainsYear(choice),
    enabled: ready,
    placeholderData: keepPreviousData,
  })
  if (error !== null && data === undefined) {
    return (
      <Card as="div" className="mt-4">
        <Notice tone="loss" title="The year could not be computed.">
          {toErrorMessage(error, { fallback: 'Please try again later.' })}
        </Notice>
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="The year is being computed">
        <Skeleton className="mt-4 h-44 w-full" />
        <Skeleton className="mt-4 h-64 w-full" />
      </div>
    )
  }
  if (data.rowCount === 0 && data.income.length === 0 && data.questions.length === 0) {
    return (
      <>
        <Card as="div" className="mt-4 p-card">
          <EmptyState title={`Nothing was sold, swapped or received in ${data.financialYear}.`} />
          <LotSeals year={data} />
        </Card>
        <GainsOverrides />
      </>
    )
  }
  return (
    // What belongs to the choice before stays, dimmed, until the new one is computed.
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <GainsSummary choice={choice} year={data} />
      <GainsAssets year={data} />
      <GainsRows choice={choice} year={data} />
      <IncomeTable year={data} />
      <GainsQuestions year={data} />
      <GainsOverrides />
      <LotSeals year={data} />
      <GainsFiles choice={choice} year={data} />
      <FrozenReports choice={choice} year={data} />
      <GainsMethod year={data} />
    </div>
  )
}
