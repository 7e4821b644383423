import { type ExportTable, wallets } from '@pkg/api-contract'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'

/** Saves the portfolio as a file: everything as JSON, which can be imported again, or one table as CSV. */
export function useExport() {
  return useMutation({
    mutationFn: (what: 'everything' | ExportTable) =>
      what === 'everything' ? saveEverything() : saveTable(what),
    onError(error) {
      toast.error(toErrorMessage(error, { fallback: 'The export failed. Nothing was changed.' }))
    },
  })
}

async function saveEverything(): Promise<void> {
  const document = await api(wallets.exportPortfolio, {})
  const name = `${productName.toLowerCase()}-${document.exportedAt.slice(0, 10)}.json`
  saveFile(name, 'application/json', JSON.stringify(document, null, 2))
  tell(document.problems)
}

async function saveTable(table: ExportTable): Promise<void> {
  const { fileName, csv, problems } = await api(wallets.exportTableAsCsv, { params: { table } })
  saveFile(fileName, 'text/csv', csv)
  tell(problems)
}

function tell(problems: readonly string[]): void {
  if (problems.length > 0) toast.info('The export is not complete.', { description: problems.join(' ') })
}
