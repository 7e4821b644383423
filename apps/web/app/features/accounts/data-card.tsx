import { account } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { forgetAccount } from '#app/lib/forget-account.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { paths } from '#app/paths.ts'
import type { AccountProps } from './account-props.ts'
import { eventsQuery } from './account-queries.ts'
import { ActionForm } from './action-form.tsx'
import { readProof } from './proof-fields.tsx'

/** Taking everything along, and leaving nothing behind. */
export function DataCard({ person }: AccountProps) {
  const client = useQueryClient()
  const navigate = useNavigate()

  async function exportAll(form: FormData) {
    const everything = await api(account.exportAccount, { body: readProof(form) })
    saveFile('hodlwise-account.json', 'application/json', JSON.stringify(everything, null, 2))
    await client.invalidateQueries({ queryKey: eventsQuery().queryKey })
  }

  async function deleteAll(form: FormData) {
    const { message } = await api(account.deleteAccount, { body: readProof(form) })
    await client.cancelQueries()
    toast.success(message)
    await navigate(paths.home)
    forgetAccount()
  }

  return (
    <Card>
      <CardBand className="grid gap-4">
        <CardHead title="Your data" scope="Everything that is kept about you, as one JSON file." />
        <ActionForm
          label="Export"
          submitLabel="Download"
          busyLabel="Collecting..."
          secondFactor={person.secondFactor}
          onSubmit={exportAll}
        />
      </CardBand>
      <CardBand className="grid gap-4">
        <CardHead title="Delete account" scope="Your wallets, settings and sessions go with it, for good." />
        <ActionForm
          label="Delete account"
          submitLabel="Delete for good"
          busyLabel="Deleting..."
          danger
          secondFactor={person.secondFactor}
          onSubmit={deleteAll}
        />
      </CardBand>
    </Card>
  )
}
