import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLeaveOnFailure } from '#app/lib/use-leave-on-failure.ts'
import { accountQuery } from './account-queries.ts'
import { DataCard } from './data-card.tsx'
import { EmailCard } from './email-card.tsx'
import { EventsCard } from './events-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TokensCard } from './tokens-card.tsx'

/** How one signs in, where one is signed in, what happened, and one's data. */
export function AccountSettings() {
  const { data: person, error } = useQuery(accountQuery())

  useLeaveOnFailure(error, person !== undefined)

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
              <TokensCard person={person} />
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
