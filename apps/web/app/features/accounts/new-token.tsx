import {
  account,
  NO_SCOPE,
  type RouteOutput,
  type TokenScope,
  tokenLifetimes,
  tokenScopeLabels,
  tokenScopes,
} from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { CopyButton } from '@pkg/ui-kit/components/copy-button.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import type { AccountProps } from './account-props.ts'
import { ActionForm } from './action-form.tsx'
import { readProof } from './proof-fields.tsx'

type Created = RouteOutput<typeof account.createToken>

const NEVER = 'never'
const lifetimes = tokenLifetimes.map((days) =>
  days === null
    ? { value: NEVER, label: 'Only when it is revoked' }
    : { value: String(days), label: days === 365 ? 'In a year' : `In ${days} days` },
)

interface NewTokenProps extends AccountProps {
  /** Called when there is one more. */
  onCreated: () => Promise<unknown>
}

/** Makes a token, and shows it this once. */
export function NewToken({ person, onCreated }: NewTokenProps) {
  const [created, setCreated] = useState<Created>()
  const [isCopied, setIsCopied] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function create(form: FormData) {
    const days = tokenLifetimes.find((each) => String(each ?? NEVER) === form.get('days')) ?? null
    const body = {
      ...readProof(form),
      ...{ name: String(form.get('name')), scopes: form.getAll('scopes') as TokenScope[], days },
    }
    setCreated(await api(account.createToken, { body }))
    await onCreated()
  }

  if (created) {
    return (
      <CreatedToken
        {...created}
        onDone={() => {
          setCreated(undefined)
          setIsCopied(true)
        }}
      />
    )
  }
  return (
    <ActionForm
      label="New token"
      submitLabel="Create token"
      busyLabel="Creating..."
      autoFocus={isCopied}
      secondFactor={person.secondFactor}
      onSubmit={create}
    >
      <TextField
        id="token-name"
        name="name"
        label="Name"
        hint="What uses it, such as a script"
        autoComplete="off"
        required
        maxLength={64}
      />
      <fieldset
        // The browser then says it at the boxes, before anything is sent.
        onChange={({ currentTarget }) => {
          const boxes = [...currentTarget.querySelectorAll('input')]
          const isMissing = !boxes.some(({ checked }) => checked)
          boxes[0]?.setCustomValidity(isMissing ? NO_SCOPE : '')
          setProblem(isMissing ? NO_SCOPE : undefined)
        }}
      >
        <legend className="text-body font-label text-text">It may</legend>
        {tokenScopes.map((scope, index) => (
          <CheckboxField
            key={scope}
            name="scopes"
            value={scope}
            label={tokenScopeLabels[scope]}
            defaultChecked={scope === 'read:portfolio'}
            error={index === tokenScopes.length - 1 ? problem : undefined}
          />
        ))}
      </fieldset>
      <SelectField id="token-days" name="days" label="Ends" options={lifetimes} defaultValue="90" />
    </ActionForm>
  )
}

/** Nobody can read it again, not even we. */
function CreatedToken({ name, secret, onDone }: Created & { onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-body font-strong wrap-anywhere">
        {name}
      </h3>
      <p className="text-small text-muted">
        Copy it to where your program reads it: it is shown only now. Send it as Authorization: Bearer.
      </p>
      <div className="flex items-center gap-2 bg-sunken p-4">
        <code className="min-w-0 flex-1 font-mono text-small break-all">{secret}</code>
        <CopyButton text={secret} label="Copy token" />
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
