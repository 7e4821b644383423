import {
  type CostMethod,
  type GainReport,
  type GainsYear,
  type MoneyRange,
  methodNames,
  taxYears,
} from '@pkg/api-contract'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import type { ReactNode } from 'react'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { useGainReports } from '../queries/use-gain-reports.ts'
import { formatMoney } from './format-money.ts'
import { taxesByTerm } from './gains-choice.ts'
import { type GainsColumn, GainsTable } from './gains-table.tsx'
import { RangeEnds } from './range-ends.tsx'

type ByMethod = GainsYear['otherMethods'][number]

interface Line {
  label: string
  /** What is computed from the lines above it. */
  isResult?: boolean
  figure: (of: ByMethod) => string | null
  range?: (of: ByMethod) => MoneyRange | null
}

const inIndia: readonly Line[] = [
  { label: 'Gains, of the lots that gained', figure: ({ india }) => india?.taxableIncome ?? null },
  { label: 'Losses, of the lots that lost', figure: ({ india }) => toLoss(india?.lossesIgnored ?? '0.00') },
  { label: 'Net', isResult: true, figure: ({ net }) => net, range: ({ netRange }) => netRange },
  {
    label: 'Taxable: the gains, with no loss set off',
    figure: ({ india }) => india?.taxableIncome ?? null,
    range: ({ india }) => india?.taxableRange ?? null,
  },
  { label: 'Tax, 30 % of it', figure: ({ india }) => india?.tax ?? null },
  { label: 'Surcharge', figure: ({ india }) => india?.surcharge ?? null },
  { label: 'Cess, 4 %', figure: ({ india }) => india?.cess ?? null },
]

const elsewhere: readonly Line[] = [
  { label: 'Gains', figure: ({ gains }) => gains },
  { label: 'Losses', figure: ({ losses }) => losses },
  { label: 'Net', isResult: true, figure: ({ net }) => net, range: ({ netRange }) => netRange },
]
/** The United States tax by how long units were held. */
const byTerm: readonly Line[] = [
  { label: 'Of it short term', figure: ({ shortTerm }) => shortTerm },
  { label: 'Of it long term', figure: ({ longTerm }) => longTerm },
  { label: 'Of it of an unknown day', figure: ({ undated }) => undated },
]

/** The year by each method that its country knows, side by side, each column a sum; and which of them counts. */
export function GainsByMethod({ year }: { year: GainsYear }) {
  const { data } = useGainReports()
  const wideFrom = year.otherMethods.length === 1 ? '44rem' : '60rem'
  const narrow = useNarrowerThan(wideFrom)
  const { country, currency, financialYear, method, totals, india, otherMethods } = year
  if (otherMethods.length === 0) return null
  const each: ByMethod[] = [{ method, ...totals, india }, ...otherMethods].toSorted(
    (a, b) => placeOf(country, a.method) - placeOf(country, b.method),
  )
  const lines = [
    ...(country === 'in' ? inIndia : elsewhere),
    ...(taxesByTerm(country) ? byTerm : []),
    ...(india === null ? [] : [toTotal(india.beforeSurcharge)]),
  ].filter(({ figure }) => each.some((of) => figure(of) !== null))
  const toColumns = (of: readonly ByMethod[]): GainsColumn<Line>[] => [
    {
      head: 'In the year',
      cell: ({ label, isResult = false }) => <span className={isResult ? 'font-strong' : ''}>{label}</span>,
    },
    ...of.map(
      (one): GainsColumn<Line> => ({
        ...{ head: methodNames[one.method], align: 'right' },
        cell: (line) => <Cell {...{ line, currency }} of={one} />,
      }),
    ),
  ]
  // Where they have no room beside each other each has a table of its own, so that its figures still stand under each other.
  const tables = narrow ? each.map((one) => [one]) : [each]
  return (
    <CardBand className="px-card py-4">
      <h2 className="text-body font-strong">By each method</h2>
      <div className="mt-2 grid max-w-3xl gap-4">
        {tables.map((of) => (
          <GainsTable
            key={of.map((one) => one.method).join(' ')}
            caption={`${financialYear} by ${narrow ? of.map((one) => methodNames[one.method].toLowerCase()).join() : 'each method'}, in ${currency}`}
            wideFrom={wideFrom}
            rows={lines}
            rowKey={({ label }) => label}
            columns={toColumns(of)}
          />
        ))}
      </div>
      <p className="mt-3 max-w-[68ch] text-small text-muted">
        {each.some(({ netRange }) => netRange !== null) &&
          'What is not known counts as nil, but in the ranges under the figures. '}
        {sayWhichCounts(year)} {sayFrozen(data?.reports ?? [], year)}
      </p>
    </CardBand>
  )
}

function Cell({ line, of, currency }: { line: Line; of: ByMethod; currency: string }): ReactNode {
  const { figure, range, isResult = false } = line
  const amount = figure(of)
  if (amount === null) return 'not told apart'
  const ends = range?.(of) ?? null
  const isRange = ends !== null && (ends.low !== amount || ends.high !== amount)
  return (
    <>
      <span className={isResult ? 'font-strong' : ''}>{formatMoney(currency, amount)}</span>
      {isRange && (
        <span className="block text-note font-text text-muted">
          <RangeEnds of={ends} currency={currency} />
        </span>
      )}
    </>
  )
}

const toTotal = (beforeSurcharge: boolean): Line => ({
  label: beforeSurcharge ? 'Tax, before surcharge' : 'Tax in all',
  isResult: true,
  figure: ({ india }) => india?.total ?? null,
  range: ({ india }) => india?.totalRange ?? null,
})

const toLoss = (amount: string) => (Number(amount) === 0 ? amount : `-${amount}`)

/** The usual method first, one that the country does not know last. */
function placeOf(country: GainsYear['country'], method: CostMethod): number {
  const place = taxYears[country].methods.indexOf(method)
  return place === -1 ? taxYears[country].methods.length : place
}

function sayWhichCounts({ country, method }: GainsYear): string {
  const usual = taxYears[country].methods[0]
  const named = usual === undefined ? '' : methodNames[usual].toLowerCase()
  const keep = country === 'in' ? ' No law prescribes one: keep one for all years.' : ''
  return method === usual
    ? `This page counts by ${named}, the usual method here.${keep}`
    : `This page counts by ${methodNames[method].toLowerCase()}, as you chose; the usual method here is ${named}.${keep}`
}

/** Which years are frozen up to this one, and by what: those methods stay. */
function sayFrozen(reports: readonly GainReport[], { country, financialYear }: GainsYear): string {
  const found = new Map(
    reports
      .filter((report) => report.country === country && report.financialYear <= financialYear)
      .toSorted(
        (a, b) => a.financialYear.localeCompare(b.financialYear) || a.frozenAt.localeCompare(b.frozenAt),
      )
      .map((report) => [report.financialYear, methodNames[report.method].toLowerCase()] as const),
  )
  if (found.size === 0) return 'Freezing a year keeps its method.'
  const named = Array.from(found, ([frozen, method]) => `${frozen} by ${method}`)
  return `Frozen with the method that it was filed by: ${named.join(', ')}.`
}
