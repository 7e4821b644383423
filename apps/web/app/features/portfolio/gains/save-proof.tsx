import { Button } from '@pkg/ui-kit/components/button.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { Paperclip } from 'lucide-react'
import { saveFile } from '#app/lib/save-file.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { type Proved, useReadProof } from '../queries/use-proof.ts'
import { formatBytes } from './format-bytes.ts'

/** Leads to the file that proves an answer: it is saved, and never drawn here; on paper it is named. */
export function SaveProof({ of }: { of: Proved }) {
  const { mutate, isPending } = useReadProof()
  const { name, size } = of.proof
  return (
    <>
      <Button
        size="sm"
        className="max-w-full print:hidden"
        aria-label={`Save ${name}, ${formatBytes(size)}`}
        icon={<Paperclip aria-hidden="true" />}
        busy={isPending}
        onClick={() =>
          mutate(of, {
            onSuccess: (file) => saveFile(file.name, file.type, file.content),
            onError: (error) =>
              void toast.error(toErrorMessage(error, { fallback: 'The file could not be read.' })),
          })
        }
      >
        <span className="min-w-0 truncate">Save {name}</span>
      </Button>
      <span className="hidden text-muted print:inline">Proved by {name}</span>
    </>
  )
}
