import { MAX_IMPORT_BYTES } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { FileButton } from '@pkg/ui-kit/components/file-button.tsx'
import { TextArea } from '@pkg/ui-kit/components/text-area.tsx'
import { type FormEvent, useState } from 'react'
import { onEscape } from '#app/lib/on-escape.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { ImportFates } from './import-fates.tsx'
import { useImport } from './use-import.ts'

/** Takes a pasted list or a file of addresses, or an export, and tells the fate of each line. */
export function ImportPanel({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const importing = useImport()

  async function readFile(chosen: File) {
    if (chosen.size > MAX_IMPORT_BYTES) {
      setProblem(`The file is larger than ${MAX_IMPORT_BYTES / 2 ** 20} MB.`)
      return
    }
    setText(await chosen.text())
    setProblem(undefined)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') {
      setProblem('There is nothing to import')
      return
    }
    setProblem(undefined)
    importing.mutate(text, {
      onError: (error) =>
        setProblem(toErrorMessage(error, { fallback: 'The import failed. Nothing was changed.' })),
    })
  }

  return (
    <div className="border-t border-hairline bg-sunken px-card py-4">
      <form onSubmit={handleSubmit} onKeyDown={onEscape(onDone)} noValidate>
        <TextArea
          label="Addresses to import"
          hint="One address or ENS name per line, each with a label behind it or not; a CSV of address, label and tags; or a file exported here."
          mono
          rows={5}
          spellCheck={false}
          value={text}
          error={problem}
          autoFocus
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(undefined)
          }}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            variant="primary"
            busy={importing.isPending}
            busyLabel="Importing..."
          >
            Import
          </Button>
          <FileButton
            size="sm"
            accept=".csv,.txt,.json,text/csv,text/plain,application/json"
            fileLabel="File to import"
            onChoose={(chosen) => void readFile(chosen)}
          >
            Choose a file
          </FileButton>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {importing.isSuccess ? 'Done' : 'Cancel'}
          </Button>
        </div>
      </form>
      {importing.data && <ImportFates outcome={importing.data} />}
    </div>
  )
}
