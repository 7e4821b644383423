import { account, type Session } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#app/lib/api.ts'
import { eventsQuery, sessionsQuery } from './account-queries.ts'
import { FormError } from './form-error.tsx'
import { ListState } from './list-state.tsx'
import { useCall } from './use-call.ts'

/** Where one is signed in, and the way to end that. */
export function SessionsCard() {
  const client = useQueryClient()
  const query = useQuery(sessionsQuery())
  const { data } = query
  const { busy, failure, run } = useCall()
  const head = useRef<HTMLDivElement>(null)
  const others = data?.sessions.filter(({ current }) => !current) ?? []

  async function end(task: () => Promise<{ message: string }>) {
    const isDone = await run(async () => {
      toast.success((await task()).message)
      await Promise.all(
        [sessionsQuery(), eventsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
    })
    // The button that was pressed is gone with its row.
    if (isDone) head.current?.focus()
  }

  return (
    <Card>
      <CardBand>
        <div ref={head} tabIndex={-1}>
          <CardHead
            title="Sessions"
            scope="The browsers in which you are signed in."
            control={
              others.length > 1 && (
                <Button size="sm" busy={busy} onClick={() => end(() => api(account.endOtherSessions, {}))}>
                  End all others
                </Button>
              )
            }
          />
        </div>
        {failure && <FormError message={failure} />}
      </CardBand>
      <ListState query={query} failure="The sessions could not be read." />
      {data && (
        <ul className="divide-y divide-hairline">
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => end(() => api(account.endSession, { params: { id: session.id } }))}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface SessionRowProps {
  session: Session
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const device = session.device || 'Unknown browser'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-card py-3">
      <div className="min-w-0">
        <p className="font-label">{device}</p>
        <p className="text-note text-muted">
          Last seen {formatDateTime(session.lastSeenAt)}, since {formatDateTime(session.createdAt)}
        </p>
      </div>
      {session.current ? (
        <Chip tone="verified">This browser</Chip>
      ) : (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`End the session of ${device}`}>
          End
        </Button>
      )}
    </li>
  )
}
