import { type AccessToken, account, tokenScopeLabels } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { ConfirmDialog } from '@pkg/ui-kit/components/confirm-dialog.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import type { AccountProps } from './account-props.ts'
import { eventsQuery, tokensQuery } from './account-queries.ts'
import { FormError } from './form-error.tsx'
import { ListState } from './list-state.tsx'
import { NewToken } from './new-token.tsx'
import { useCall } from './use-call.ts'

/** The tokens of programs: making one, and the end of one. */
export function TokensCard({ person }: AccountProps) {
  const client = useQueryClient()
  const query = useQuery(tokensQuery())
  const { busy, failure, run } = useCall()
  const [asked, setAsked] = useState<AccessToken>()
  const [isAsking, setIsAsking] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const isEmpty = query.data?.tokens.length === 0

  const reload = () =>
    Promise.all([tokensQuery(), eventsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })))

  async function revoke({ id }: AccessToken) {
    const isDone = await run(async () => {
      toast.success((await api(account.revokeToken, { params: { id } })).message)
      await reload()
    })
    setIsAsking(false)
    // The button that was pressed is gone with its row.
    if (isDone) head.current?.focus()
  }

  return (
    <Card>
      <CardBand className="grid gap-4">
        <div ref={head} tabIndex={-1}>
          <CardHead
            title="Access tokens"
            scope="For scripts and programs of your own, instead of your password."
          />
        </div>
        <NewToken person={person} onCreated={reload} />
        {failure && <FormError message={failure} />}
      </CardBand>
      <ListState query={query} failure="The access tokens could not be read." />
      {query.data && !isEmpty && (
        <ul aria-label="Access tokens" className="divide-y divide-hairline">
          {query.data.tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoke={() => {
                setAsked(token)
                setIsAsking(true)
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Revoke ${asked?.name ?? 'this token'}?`}
        confirmLabel="Revoke token"
        danger
        busy={busy}
        onConfirm={() => asked && revoke(asked)}
      >
        Programs that use it are refused from now on. This cannot be undone.
      </ConfirmDialog>
    </Card>
  )
}

interface TokenRowProps {
  token: AccessToken
  onRevoke: () => void
}

function TokenRow({ token: { name, scopes, createdAt, expiresAt, lastUsedAt }, onRevoke }: TokenRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-card py-3">
      <div className="min-w-0">
        <p className="font-label wrap-anywhere">{name}</p>
        <p className="text-small">{scopes.map((scope) => tokenScopeLabels[scope]).join(' · ')}</p>
        <p className="text-note text-muted">
          {lastUsedAt ? `Last used ${formatDateTime(lastUsedAt)}` : 'Never used'}, created{' '}
          {formatDateTime(createdAt)}, {expiresAt ? `ends ${formatDateTime(expiresAt)}` : 'does not end'}
        </p>
      </div>
      <Button size="sm" onClick={onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  )
}
