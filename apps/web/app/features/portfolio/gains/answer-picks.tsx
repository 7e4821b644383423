import { Button } from '@pkg/ui-kit/components/button.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import type { AnswerRow } from './answer-row.ts'
import { kindNames } from './kind-names.ts'

interface AnswerPicksProps {
  /** Those of which a kind can be said. */
  rows: readonly AnswerRow[]
  picked: ReadonlySet<string>
  onPick: (ids: ReadonlySet<string>) => void
  /** Whether the form of what is picked is open, and its id. */
  open: boolean
  formId: string
  onOpen: () => void
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** Above a table of rows to be answered: picks those of one asset and kind at once, and opens the form for all that are. */
export function AnswerPicks({ rows, picked, onPick, open, formId, onOpen }: AnswerPicksProps) {
  const groups = new Map<string, Set<string>>([['All', new Set(rows.map(({ id }) => id))]])
  for (const { id, kind, symbol, name } of rows) {
    const group = `${kindNames[kind]}: ${symbol ?? name ?? 'unnamed'}`
    groups.set(group, (groups.get(group) ?? new Set()).add(id))
  }
  const chosen = [...groups].find(([, ids]) => isSame(ids, picked))?.[0] ?? ''
  if (rows.length < 2) return null
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        className="w-64 max-w-full"
        label="Pick several to answer at once"
        value={chosen}
        options={[
          { value: '', label: picked.size === 0 ? 'None' : `${picked.size.toLocaleString('en-US')} by hand` },
          ...(picked.size > 0 ? [{ value: 'none', label: 'None' }] : []),
          ...[...groups].map(([value, ids]) => ({
            value,
            label: `${value} (${ids.size.toLocaleString('en-US')})`,
          })),
        ]}
        onChange={({ target }) => onPick(groups.get(target.value) ?? new Set())}
      />
      {picked.size > 0 && (
        <Button
          aria-label={`Answer ${picked.size.toLocaleString('en-US')} together`}
          aria-expanded={open}
          aria-controls={open ? formId : undefined}
          onClick={onOpen}
        >
          Answer {picked.size.toLocaleString('en-US')} together
        </Button>
      )}
    </div>
  )
}
