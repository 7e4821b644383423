import type { AdminOverview } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { Tabs } from '@pkg/ui-kit/components/tabs.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { paths } from '#app/paths.ts'
import { JobsPanel } from './jobs-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { overview } from './queries.ts'
import { SourcesPanel } from './sources-panel.tsx'
import { UsersPanel } from './users-panel.tsx'
import { ViewsPanel } from './views-panel.tsx'

/** What an admin is told about several processes; of a single one there is nothing to tell. */
const sharing: Record<AdminOverview['sharing'], string | null> = {
  single: null,
  shared: 'It shares limits and readings with the other processes. Sources and kept answers are its own.',
  alone: 'Redis does not answer: limits and readings are of this process alone until it does.',
}

/** What admins see: sources, jobs, page views, people and what visitors wrote. */
export function AdminPage() {
  const [tab, setTab] = useState('sources')
  const { data, error, isFetching, refetch } = useQuery(overview())

  if (!data && error) {
    return (
      <div className="page-width py-16">
        <ErrorState
          size="page"
          title="Error"
          action={
            <Button asChild variant="primary">
              <Link to={paths.login}>Login</Link>
            </Button>
          }
        >
          {toErrorMessage(error, { fallback: 'Something went wrong' })}
        </ErrorState>
      </div>
    )
  }

  return (
    <div className="page-width py-10" aria-busy={isFetching}>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-head font-head">Administration</h1>
          <p className="mt-1 text-body text-muted">
            {data
              ? `Counted since the process ${data.process} started, ${formatDateTime(data.startedAt)}`
              : 'Loading...'}
          </p>
          {data && sharing[data.sharing] && <p className="text-body text-muted">{sharing[data.sharing]}</p>}
        </div>
        <Button size="sm" icon={<RefreshCw />} busy={isFetching} onClick={() => refetch()}>
          Refresh
        </Button>
      </header>
      {data ? (
        <Tabs
          label="Administration"
          value={tab}
          onValueChange={setTab}
          className="mb-5"
          items={[
            { value: 'sources', label: 'Sources', content: <SourcesPanel overview={data} /> },
            { value: 'messages', label: 'Messages', count: data.messages, content: <MessagesPanel /> },
            { value: 'users', label: 'Users', count: data.users, content: <UsersPanel /> },
            { value: 'jobs', label: 'Jobs', content: <JobsPanel jobs={data.jobs} /> },
            { value: 'views', label: 'Page views', content: <ViewsPanel pageViews={data.pageViews} /> },
          ]}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </div>
  )
}
