import type { GainOverride } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { FileButton } from '@pkg/ui-kit/components/file-button.tsx'
import { useId, useRef, useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { useSetProof } from '../queries/use-proof.ts'
import { chooseProof } from './choose-proof.ts'
import { formatBytes } from './format-bytes.ts'
import { acceptedProofs } from './proof-field.tsx'
import { SaveProof } from './save-proof.tsx'

interface ProofOfAnswerProps {
  answer: GainOverride
  /** What the answer says, for whoever hears the buttons alone. */
  called: string
}

/** The file of an answer that was given: saved, replaced and removed, or attached where there is none. */
export function ProofOfAnswer({ answer, called }: ProofOfAnswerProps) {
  const { id, proof } = answer
  const chooser = useRef<HTMLButtonElement>(null)
  const problemId = useId()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, variables } = useSetProof()
  const failed = (error: unknown, fallback: string) => setProblem(toErrorMessage(error, { fallback }))

  async function choose(file: File) {
    setProblem(undefined)
    const chosen = await chooseProof(file)
    if ('fault' in chosen) setProblem(chosen.fault)
    else
      mutate({ id, file: chosen.sent }, { onError: (error) => failed(error, 'The file could not be kept.') })
  }

  function remove() {
    setProblem(undefined)
    mutate(
      { id, file: null },
      {
        // Its own button goes with the file.
        onSuccess: () => chooser.current?.focus(),
        onError: (error) => failed(error, 'The file could not be removed.'),
      },
    )
  }

  return (
    <div className="mt-1">
      <div className="flex flex-wrap items-center gap-2">
        {proof !== null && (
          <>
            <SaveProof of={{ id, proof }} />
            <span className="text-muted print:hidden">{formatBytes(proof.size)}</span>
          </>
        )}
        <FileButton
          ref={chooser}
          size="sm"
          className="print:hidden"
          aria-label={`${proof === null ? 'Attach an invoice' : 'Replace the file'}: ${called}`}
          aria-describedby={problem === undefined ? undefined : problemId}
          busy={isPending && variables.file !== null}
          accept={acceptedProofs}
          fileLabel={`File that proves: ${called}`}
          onChoose={(file) => void choose(file)}
        >
          {proof === null ? 'Attach an invoice' : 'Replace'}
        </FileButton>
        {proof !== null && (
          <Button
            size="sm"
            className="print:hidden"
            aria-label={`Remove ${proof.name}: ${called}`}
            busy={isPending && variables.file === null}
            onClick={remove}
          >
            Remove
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p id={problemId} role="alert" className="mt-1 wrap-anywhere text-loss">
          {problem}
        </p>
      )}
    </div>
  )
}
