import { type TrackedWallet, walletLabel, walletTags } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { onEscape } from '#app/lib/on-escape.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { useNameWallet } from './use-name-wallet.ts'

interface NameWalletFormProps {
  address: string
  wallet: TrackedWallet | undefined
  onDone: () => void
}

/** A label and tags for one wallet. Empty fields take them away. */
export function NameWalletForm({ address, wallet, onDone }: NameWalletFormProps) {
  const [label, setLabel] = useState(wallet?.label ?? '')
  const [tags, setTags] = useState(wallet?.tags.join(', ') ?? '')
  const [problems, setProblems] = useState<{ label?: string; tags?: string }>({})
  const nameWallet = useNameWallet(address)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const labelResult = z.safeParse(walletLabel, label.trim() === '' ? null : label)
    const tagsResult = z.safeParse(
      walletTags,
      tags.split(',').filter((tag) => tag.trim() !== ''),
    )
    if (!labelResult.success || !tagsResult.success) {
      setProblems({
        ...(!labelResult.success && { label: firstIssue(labelResult.error) }),
        ...(!tagsResult.success && { tags: firstIssue(tagsResult.error) }),
      })
      return
    }
    setProblems({})
    nameWallet.mutate(
      { label: labelResult.data, tags: [...new Set(tagsResult.data)] },
      {
        onSuccess: onDone,
        onError: (error) =>
          setProblems({ label: toErrorMessage(error, { fallback: 'The label could not be saved.' }) }),
      },
    )
  }

  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={onEscape(onDone)}
      noValidate
      className="grid gap-3 bg-sunken px-card py-3.5 print:hidden"
    >
      <TextField
        label="Label"
        value={label}
        error={problems.label}
        autoFocus
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <TextField
        label="Tags"
        hint="With commas between"
        value={tags}
        error={problems.tags}
        onChange={({ currentTarget }) => setTags(currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={nameWallet.isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function firstIssue(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? 'Please check what you entered.'
}
