import { account } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import type { AccountProps } from './account-props.ts'
import { accountQuery, eventsQuery } from './account-queries.ts'
import { ActionForm } from './action-form.tsx'
import { readProof } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Brings the drawing of QR codes with it. */
const SecondFactorSetup = lazyPart(() =>
  import('./second-factor-setup.tsx').then((loaded) => loaded.SecondFactorSetup),
)

/** Two-step login: off, being set up, on. */
export function SecondFactorCard({ person }: AccountProps) {
  const client = useQueryClient()
  const [setup, setSetup] = useState<{ secret: string; uri: string }>()
  const [isCancelled, setIsCancelled] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()

  const reload = () =>
    Promise.all([accountQuery(), eventsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })))

  async function begin(form: FormData) {
    const { password } = readProof(form)
    setSetup(await api(account.beginSecondFactor, { body: { password } }))
  }

  async function remove(form: FormData) {
    const { message } = await api(account.removeSecondFactor, { body: readProof(form) })
    toast.success(message)
    setCodes(undefined)
    await reload()
  }

  async function finish(recoveryCodes: readonly string[]) {
    setSetup(undefined)
    setCodes(recoveryCodes)
    await reload()
  }

  return (
    <Card>
      <CardBand className="grid gap-4">
        <CardHead
          title="Two-step login"
          scope="A code of an app on your phone, asked for after the password."
          control={
            <Chip tone={person.secondFactor ? 'verified' : 'plain'}>
              {person.secondFactor ? 'On' : 'Off'}
            </Chip>
          }
        />
        {codes && <RecoveryCodes codes={codes} />}
        {person.secondFactor && (
          <>
            {!codes && (
              <p className="text-small text-muted">
                {person.recoveryCodesLeft} of 10 recovery codes left. For new ones, switch it off and on
                again.
              </p>
            )}
            <ActionForm label="Switch off" busyLabel="Switching off..." secondFactor onSubmit={remove} />
          </>
        )}
        {!person.secondFactor && !setup && (
          <ActionForm
            label="Set up"
            submitLabel="Continue"
            busyLabel="Checking..."
            autoFocus={isCancelled}
            secondFactor={false}
            onSubmit={begin}
          />
        )}
        {setup && (
          <Suspense fallback={null}>
            <SecondFactorSetup
              {...setup}
              onDone={finish}
              onCancel={() => {
                setSetup(undefined)
                setIsCancelled(true)
              }}
            />
          </Suspense>
        )}
      </CardBand>
    </Card>
  )
}
