import { securityEventLabels } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ShowMore } from '#app/lib/show-more.tsx'
import { eventsQuery } from './account-queries.ts'
import { ListState } from './list-state.tsx'

const SHOWN_FIRST = 8

/** What happened to the account, newest first. */
export function EventsCard() {
  const query = useQuery(eventsQuery())
  const { data } = query
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const events = data?.events.slice(0, all ? undefined : SHOWN_FIRST)

  return (
    <Card>
      <CardBand>
        <CardHead title="Security events" scope="If one of them was not you, change your password." />
      </CardBand>
      <ListState query={query} failure="The events could not be read." />
      {events && (
        <ol ref={list} className="divide-y divide-hairline">
          {events.map(({ id, kind, at, device, network }) => (
            <li key={id} className="px-card py-2.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-label">{securityEventLabels[kind]}</span>
                <time dateTime={at} className="text-note text-muted tabular-nums">
                  {formatDateTime(at)}
                </time>
              </div>
              {(device || network) && (
                <p className="text-note break-words text-muted">
                  {[device, network && `network ${network}`].filter(Boolean).join(', ')}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {data && events && (
        <ShowMore
          className="px-card py-2"
          list={list}
          drawn={events.length}
          of={data.events.length}
          onMore={() => setAll(true)}
        />
      )}
    </Card>
  )
}
