import { Button } from '@pkg/ui-kit/components/button.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import type { AnswerRow } from './answer-row.ts'
import { hasOtherEnd } from './has-other-end.ts'
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

/**
 * Above a table of rows to be answered: picks those of one asset and kind, or with one address at their other end, at once,
 * and opens the form for all that are.
 */
export function AnswerPicks({ rows, picked, onPick, open, formId, onOpen }: AnswerPicksProps) {
  const groups = new Map<string, Set<string>>([['All', new Set(rows.map(({ id }) => id))]])
  const add = (group: string, id: string) => groups.set(group, (groups.get(group) ?? new Set()).add(id))
  for (const { id, kind, symbol, name } of rows) add(`${kindNames[kind]}: ${symbol ?? name ?? 'unnamed'}`, id)
  // Behind the others: of an address with one movement its row is answered.
  const ends = Map.groupBy(rows.filter(hasOtherEnd), ({ counterparty }) => counterparty)
  for (const [address, own] of [...ends].sort(([, a], [, b]) => b.length - a.length)) {
    if (own.length > 1) for (const { id } of own) add(`Other end: ${shortenAddress(address)}`, id)
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
