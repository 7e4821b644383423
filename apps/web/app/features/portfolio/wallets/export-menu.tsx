import type { ExportTable } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { DropdownMenu } from '@pkg/ui-kit/components/dropdown-menu.tsx'
import { Download } from 'lucide-react'
import { useExport } from './use-export.ts'

const choices: { label: string; what: 'everything' | ExportTable }[] = [
  { label: 'Everything (JSON)', what: 'everything' },
  { label: 'Wallets (CSV)', what: 'wallets' },
  { label: 'Holdings (CSV)', what: 'holdings' },
  { label: 'Debts (CSV)', what: 'debts' },
  { label: 'Transfers (CSV)', what: 'transfers' },
  { label: 'History (CSV)', what: 'history' },
]

/** Saves what the person entered and what was read of it. The JSON can be imported again. */
export function ExportMenu() {
  const exporting = useExport()
  return (
    <DropdownMenu
      label="Export"
      note="Of all your wallets on all their chains, whatever is shown here."
      align="start"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          icon={<Download aria-hidden="true" />}
          busy={exporting.isPending}
          busyLabel="Exporting..."
        >
          Export
        </Button>
      }
      items={choices.map(({ label, what }) => ({ label, onSelect: () => exporting.mutate(what) }))}
    />
  )
}
