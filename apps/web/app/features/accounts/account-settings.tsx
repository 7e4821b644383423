import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSignedOut } from '#app/lib/is-signed-out.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { paths } from '#app/paths.ts'
import { accountQuery } from './account-queries.ts'
import { DataCard } from './data-card.tsx'
import { EmailCard } from './email-card.tsx'
import { EventsCard } from './events-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** How one signs in, where one is signed in, what happened, and one's data. */
export function AccountSettings() {
  const navigate = useNavigate()
  const { data: person, error } = useQuery(accountQuery())

  useEffect(() => {
    // Whoever is here already stays when the server is out of reach for a moment.
    if (!error || (person !== undefined && !isSignedOut(error))) return
    if (isSignedOut(error)) clearStored(accountPrefix)
    toast.error(toErrorMessage(error, { fallback: 'Something went wrong' }))
    navigate(paths.home, { replace: true })
  }, [error, person, navigate])

  return (
    <div className="page-width pb-12">
      <div className="pt-5 pb-3 md:pt-8 md:pb-5">
        <h1 className="text-head font-head">Account</h1>
        {person ? (
          <p className="mt-1 break-words text-muted">{person.username}</p>
        ) : (
          <Skeleton className="mt-2 h-3.5 w-36" />
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {person ? (
          <>
            <div className="grid gap-4">
              <EmailCard person={person} />
              <PasswordCard person={person} />
              <SecondFactorCard person={person} />
            </div>
            <div className="grid gap-4 lg:row-span-2">
              <SessionsCard />
              <EventsCard />
            </div>
            <DataCard person={person} />
          </>
        ) : (
          <>
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-96 w-full" />
          </>
        )}
      </div>
    </div>
  )
}
