import { MAX_PROOF_BYTES, proofTypes } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { useRef } from 'react'
import { type ChosenProof, chooseProof } from './choose-proof.ts'
import { formatBytes } from './format-bytes.ts'

/** What a chooser of files offers. */
export const acceptedProofs = proofTypes.join()

interface ProofFieldProps {
  chosen: ChosenProof | null
  onChoose: (chosen: ChosenProof | null) => void
}

/** Takes the file that proves a cost or a price, tells how large it is, and lets go of it again. */
export function ProofField({ chosen, onChoose }: ProofFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  async function choose(file: File | undefined) {
    onChoose(null)
    if (file === undefined) return
    const read = await chooseProof(file)
    // Another may have been chosen while it was read.
    if (input.current?.files?.[0] === file) onChoose(read)
  }

  function remove() {
    if (input.current === null) return
    input.current.value = ''
    input.current.focus()
    onChoose(null)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <TextField
        ref={input}
        type="file"
        label="Invoice or statement (optional)"
        accept={acceptedProofs}
        inputClassName="pl-0 file:me-3 file:h-full file:cursor-pointer file:border-0 file:bg-transparent file:ps-3 file:font-label file:text-text"
        error={chosen !== null && 'fault' in chosen ? chosen.fault : undefined}
        hint={`PDF, PNG, JPEG or WebP, up to ${MAX_PROOF_BYTES / 2 ** 20} MB. Only you can open it.`}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {chosen !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="min-w-0 wrap-anywhere">
            {chosen.name}, {formatBytes(chosen.size)}
          </span>
          <Button size="sm" aria-label={`Remove ${chosen.name}`} onClick={remove}>
            Remove
          </Button>
        </p>
      )}
    </div>
  )
}
