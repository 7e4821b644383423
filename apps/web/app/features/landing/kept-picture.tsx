import { Check, X } from 'lucide-react'

const lines = [
  { what: 'Email address', kept: true },
  { what: 'Password, as a hash', kept: true },
  { what: 'Public addresses you add', kept: true },
  { what: 'Private keys', kept: false },
  { what: 'Seed phrases', kept: false },
  { what: 'Bank details', kept: false },
]

/** What is kept about a person, and what never is. */
export function KeptPicture() {
  return (
    <div className="divide-y divide-hairline px-6">
      {lines.map(({ what, kept }) => (
        <div key={what} className="flex h-11 items-center gap-3 text-small">
          {kept ? (
            <Check className="size-4 stroke-[1.75] text-gain" />
          ) : (
            <X className="size-4 stroke-[1.75] text-muted" />
          )}
          <span className="flex-1">{what}</span>
          <span className="text-muted">{kept ? 'Kept' : 'Never asked for'}</span>
        </div>
      ))}
    </div>
  )
}
