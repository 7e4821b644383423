import { account } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import type { AccountProps } from './account-props.ts'
import { accountQuery, eventsQuery } from './account-queries.ts'
import { ActionForm } from './action-form.tsx'
import { readProof } from './proof-fields.tsx'

/** The address one logs in with. A new one counts once its mail was opened. */
export function EmailCard({ person }: AccountProps) {
  const client = useQueryClient()

  async function change(form: FormData) {
    const { message } = await api(account.askEmailChange, {
      body: { ...readProof(form), email: String(form.get('email')) },
    })
    toast.success(message)
    await Promise.all(
      [accountQuery(), eventsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    )
  }

  return (
    <Card>
      {person.pendingEmail && (
        <Notice title="Waiting for the new address.">
          A link was mailed to <span className="break-all">{person.pendingEmail}</span>. Until it is opened,
          you log in with the old one.
        </Notice>
      )}
      <CardBand className="grid gap-4">
        <CardHead title="Email" scope={<span className="break-all">{person.email}</span>} />
        <ActionForm
          label="Change email"
          submitLabel="Mail the link"
          busyLabel="Sending..."
          secondFactor={person.secondFactor}
          onSubmit={change}
        >
          <TextField
            id="new-email"
            name="email"
            type="email"
            label="New email"
            autoComplete="email"
            required
          />
        </ActionForm>
      </CardBand>
    </Card>
  )
}
