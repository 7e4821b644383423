import { account } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { PasswordField } from '@pkg/ui-kit/components/password-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import type { AccountProps } from './account-props.ts'
import { eventsQuery, sessionsQuery, tokensQuery } from './account-queries.ts'
import { ActionForm } from './action-form.tsx'
import { readProof } from './proof-fields.tsx'

/** Changing the password ends every other session and revokes every access token. */
export function PasswordCard({ person }: AccountProps) {
  const client = useQueryClient()

  async function change(form: FormData) {
    const { message } = await api(account.changePassword, {
      body: { ...readProof(form), newPassword: String(form.get('newPassword')) },
    })
    toast.success(message)
    await Promise.all(
      [sessionsQuery(), tokensQuery(), eventsQuery()].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  }

  return (
    <Card>
      <CardBand className="grid gap-4">
        <CardHead
          title="Password"
          scope="A change ends every other session and revokes every access token."
        />
        <ActionForm
          label="Change password"
          busyLabel="Saving..."
          secondFactor={person.secondFactor}
          onSubmit={change}
        >
          <PasswordField
            id="new-password"
            name="newPassword"
            label="New password"
            hint="At least 8 characters, with uppercase, lowercase and a number"
            autoComplete="new-password"
            required
            minLength={8}
          />
        </ActionForm>
      </CardBand>
    </Card>
  )
}
