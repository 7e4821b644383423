import type { GainsYear, WalletGain } from '@pkg/api-contract'
import type { ReactNode } from 'react'
import { plural } from '../figures/plural.ts'
import { formatMoney } from './format-money.ts'
import { GainsTable } from './gains-table.tsx'

type Sums = Omit<WalletGain, 'wallet'>

interface GainsGroupsProps<Group> {
  year: GainsYear
  /** What is gained and lost by. */
  by: 'asset' | 'wallet'
  groups: readonly Group[]
  keyOf: (group: Group) => string
  /** How it stands in its row, and how it is called for screen readers. */
  show: (group: Group) => ReactNode
  nameOf: (group: Group) => string
  /** Leads to its disposals. */
  onPick: (group: Group) => void
}

/** Gains and losses apart, group by group; they add up to the year. Each leads to its disposals. */
export function GainsGroups<Group extends Sums>({
  year: { currency, totals, rowCount },
  by,
  groups,
  keyOf,
  show,
  nameOf,
  onPick,
}: GainsGroupsProps<Group>) {
  const money = (amount: string) => formatMoney(currency, amount)
  const all = { uncertain: groups.reduce((sum, { uncertain }) => sum + uncertain, 0), disposals: rowCount }
  /** A sum of disposals of which nothing is known is not 0; of gains and losses where there is neither. */
  const sumOf = (
    { uncertain, disposals }: Pick<Sums, 'uncertain' | 'disposals'>,
    amount: string,
    besides = '0',
  ) =>
    disposals > 0 && uncertain === disposals && Number(amount) === 0 && Number(besides) === 0
      ? 'Not known'
      : money(amount)
  return (
    <>
      <GainsTable
        caption={`Gains and losses by ${by}, in ${currency}`}
        wideFrom="40rem"
        rows={groups}
        rowKey={keyOf}
        columns={[
          {
            head: by === 'asset' ? 'Asset' : 'Wallet',
            cell: (group) => (
              <>
                {show(group)}
                {group.uncertain > 0 && (
                  <span className="block text-note text-warn">{group.uncertain} not certain</span>
                )}
              </>
            ),
          },
          {
            ...{ head: 'Disposals', align: 'right', under: 'figure' },
            cell: (group) => (
              <button
                type="button"
                aria-label={`${group.disposals.toLocaleString('en-US')} ${group.disposals === 1 ? 'disposal' : 'disposals'} of ${nameOf(group)}, show them alone`}
                onClick={() => onPick(group)}
                className="-my-1.25 min-w-6 rounded-base py-1.25 text-right underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
              >
                {group.disposals.toLocaleString('en-US')}
              </button>
            ),
            total: rowCount.toLocaleString('en-US'),
          },
          {
            ...{ head: 'Received', align: 'right', under: 'figure' },
            cell: (group) => sumOf(group, group.proceeds),
            total: sumOf(all, totals.proceeds),
          },
          {
            ...{ head: 'Cost', align: 'right', under: 'figure' },
            cell: (group) => sumOf(group, group.cost),
            total: sumOf(all, totals.cost),
          },
          {
            ...{ head: 'Losses', align: 'right', under: 'figure' },
            cell: (group) => sumOf(group, group.losses, group.gains),
            total: sumOf(all, totals.losses, totals.gains),
          },
          {
            ...{ head: 'Gains', align: 'right' },
            cell: (group) => sumOf(group, group.gains, group.losses),
            total: sumOf(all, totals.gains, totals.losses),
          },
        ]}
      />
      {all.uncertain > 0 && (
        <p className="mt-2 max-w-[68ch] text-note text-muted">
          {plural(all.uncertain, 'disposal')} of {rowCount.toLocaleString('en-US')}{' '}
          {all.uncertain === 1 ? 'is' : 'are'} not certain: what is not known of{' '}
          {all.uncertain === 1 ? 'it' : 'them'} counts as nil in these sums, and the range at the head of the
          year says what it can come to.
        </p>
      )}
    </>
  )
}
