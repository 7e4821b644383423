import { addressHints, errors } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onEscape } from '#app/lib/on-escape.ts'
import { fieldProblem, useAddWallet } from './use-wallet-changes.ts'

interface AddWalletFormProps {
  inputRef?: RefObject<HTMLInputElement | null>
  /** Names the field for screen readers; the eye has the heading. @default 'Wallet address' */
  label?: string
  hint?: string
  /** Hears the address as the server writes it. */
  onAdded: (address: string) => void
  /** Called where Escape is pressed in it. @default stays open */
  onLeave?: () => void
  className?: string
}

/** Takes an address to track. Its form is the server's to judge: it also takes names that resolve to one. */
export function AddWalletForm({
  inputRef,
  label = 'Wallet address',
  hint,
  onAdded,
  onLeave,
  className,
}: AddWalletFormProps) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const addWallet = useAddWallet()

  // The form is there only when the next thing to do is to type into it.
  useEffect(() => input.current?.focus({ preventScroll: true }), [input])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = address.trim()
    if (trimmed === '') {
      toast.error(errors.INVALID_ADDRESS.message)
      setProblem(addressHints.blank)
      return
    }
    setProblem(undefined)
    addWallet.mutate(trimmed, {
      onSuccess(added) {
        setAddress('')
        onAdded(added.address)
      },
      onError: (error) => setProblem(fieldProblem(error)),
    })
  }

  return (
    <form onSubmit={handleSubmit} onKeyDown={onLeave && onEscape(onLeave)} noValidate className={className}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          ref={input}
          name="address"
          label={label}
          hideLabel
          placeholder="Enter ETH wallet address (0x...)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          error={problem}
          onChange={(event) => {
            setAddress(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" variant="primary" busy={addWallet.isPending} busyLabel="Adding...">
          Add
        </Button>
      </div>
      {hint && <p className="mt-2.5 text-note text-muted">{hint}</p>}
    </form>
  )
}
