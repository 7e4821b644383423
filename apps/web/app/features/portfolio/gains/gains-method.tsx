import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { CopyButton } from '@pkg/ui-kit/components/copy-button.tsx'

/** How the figures came about: what was chosen where the law is silent, of which rules, and the digest of the inputs. */
export function GainsMethod({ year }: { year: GainsYear }) {
  const { rules, digest, source, updatedAt, timeZone, spamTransactions } = year
  return (
    <Card as="section" aria-label="How this was computed" className="mt-4">
      <CardBand>
        <CardHead
          title="How this was computed"
          scope={`Days are those of ${timeZone}. Sources: ${source}.`}
        />
        <div className="mt-3 text-small">
          <ul className="max-w-[72ch] list-disc space-y-1 pl-5">
            {rules.choices.map(({ id, text, certain, source: of }) => (
              <li key={id}>
                {text}{' '}
                <span className="text-note text-muted">
                  ({certain ? 'certain' : 'not settled by a rule'}
                  {of !== null && `. ${of}`})
                </span>
              </li>
            ))}
            {spamTransactions > 0 && (
              <li>
                {spamTransactions === 1 ? 'One transaction was' : `${spamTransactions} transactions were`}{' '}
                left out because all that moved in {spamTransactions === 1 ? 'it' : 'them'} is hidden as spam.
              </li>
            )}
          </ul>
          <p className="mt-3 flex flex-wrap items-center gap-2 text-note text-muted">
            Rules, edition {rules.version}. Read{' '}
            {new Date(updatedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC. Digest of all inputs:{' '}
            <code className="wrap-anywhere">{digest.slice(0, 16)}…</code>
            <CopyButton text={digest} label="Copy the digest" />
          </p>
        </div>
      </CardBand>
    </Card>
  )
}
