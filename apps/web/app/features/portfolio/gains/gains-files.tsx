import { type GainsFormat, type GainsYear, gainsFiles } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#app/lib/save-file.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { type GainsChoice, readGainsFile } from '../queries/gains-queries.ts'
import { fileNames } from './gains-choice.ts'

/** The year as files, in the forms of tax offices and tools. */
export function GainsFiles({ choice, year }: { choice: GainsChoice; year: GainsYear }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: GainsFormat) => readGainsFile(choice, format),
    onSuccess({ fileName, mediaType, content, problems }) {
      saveFile(fileName, mediaType, content)
      if (problems.length > 0) toast.info('The file is not complete.', { description: problems.join(' ') })
    },
    onError(error) {
      toast.error(toErrorMessage(error, { fallback: 'The file could not be written.' }))
    },
  })
  return (
    <Card as="section" aria-label="Files" className="mt-4 print:hidden">
      <CardBand>
        <CardHead title="Files" scope={`Of ${year.financialYear}, by the choices above.`} />
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {gainsFiles[choice.country].map((format) => (
            <li key={format} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button
                size="sm"
                busy={isPending && variables === format}
                onClick={() => mutate(format)}
                className="w-36 max-w-full"
              >
                {fileNames[format].name}
              </Button>
              <span className="min-w-0 flex-[1_1_8rem] text-note text-muted">
                {fileNames[format].type}: {fileNames[format].what}
              </span>
            </li>
          ))}
        </ul>
      </CardBand>
    </Card>
  )
}
