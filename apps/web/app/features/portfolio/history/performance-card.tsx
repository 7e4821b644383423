import {
  addUpCents,
  DAY_MS,
  MEASURED_DAYS,
  microsToCents,
  type PerformanceOfRange,
  parseMicros,
} from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import { plural } from '../figures/plural.ts'
import { keepOfScope } from '../queries/keep-of-scope.ts'
import { rangePerformance, type Scope } from '../queries/queries.ts'
import { DayField } from './day-field.tsx'
import { ReturnConventions } from './return-conventions.tsx'

const USUAL_FD_RATE = '7'

export interface PerformanceCardProps {
  scope: Scope
  /** The range of the chart, which is measured first. */
  first: string
  last: string
}

/** How well the wallets did over any range: with and without the weight of money, by which flows, and beside what. */
export function PerformanceCard({ scope, first, last }: PerformanceCardProps) {
  const today = last.slice(0, 10)
  const earliest = new Date(Date.parse(today) - MEASURED_DAYS * DAY_MS).toISOString().slice(0, 10)
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  const { from, to } = days ?? { from: dayBefore(first, today), to: today }
  const [fdRate, setFdRate] = useState(USUAL_FD_RATE)
  const [asked, setAsked] = useState<{ from: string; to: string; fdRate: string } | null>(null)
  const [isRefused, setRefused] = useState(false)
  const isRateWrong = !/^\d{1,3}(\.\d{1,4})?$/.test(fdRate.trim()) || Number(fdRate) > 100
  const isOrderWrong = from >= to
  const limits = { min: earliest, max: today, onRefuse: () => setRefused(true) }

  function submit(event: FormEvent) {
    event.preventDefault()
    setRefused(false)
    // What was measured before is not of what stands in the form now.
    setAsked(isRateWrong || isOrderWrong ? null : { from, to, fdRate: fdRate.trim() })
  }

  return (
    <Card className="print:break-inside-auto" aria-label="Performance" as="section">
      <CardBand>
        <CardHead
          title="How well did it do?"
          scope="The return over any days, with and without the weight of money, and what the same money would have made elsewhere. Days are those of UTC."
        />
        <form noValidate onSubmit={submit} className="mt-3 grid grid-cols-2 items-start gap-2 print:hidden">
          <DayField {...limits} label="From" value={from} onChange={(day) => setDays({ from: day, to })} />
          <DayField {...limits} label="To" value={to} onChange={(day) => setDays({ from, to: day })} />
          <TextField
            label="A fixed deposit at (% a year)"
            className="col-span-2"
            inputMode="decimal"
            value={fdRate}
            error={isRateWrong ? 'Please enter a rate from 0 to 100 such as 7.5, without a sign.' : undefined}
            onChange={({ target }) => setFdRate(target.value)}
          />
          {isOrderWrong && (
            <p role="alert" className="col-span-2 text-small text-warn">
              Please choose an earlier day to begin with.
            </p>
          )}
          {isRefused && (
            <p role="status" className="col-span-2 text-small text-warn">
              Only days from {formatDay(earliest)} to {formatDay(today)} can be measured: the day of before
              stands again.
            </p>
          )}
          <Button type="submit" size="sm" className="col-span-2">
            Measure
          </Button>
        </form>
        {asked !== null && <Measured {...asked} scope={scope} />}
      </CardBand>
    </Card>
  )
}

/** The day of a point of the chart; the day before where the chart is of one day. */
const dayBefore = (first: string, today: string) =>
  first.slice(0, 10) < today
    ? first.slice(0, 10)
    : new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)

function Measured({ from, to, fdRate, scope }: { from: string; to: string; fdRate: string; scope: Scope }) {
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...rangePerformance(from, to, fdRate, scope),
    placeholderData: keepOfScope(scope),
  })
  if (error !== null && data === undefined) {
    return (
      <p role="alert" className="mt-3 text-small text-warn">
        {toErrorMessage(error, { fallback: 'The returns could not be measured.' })}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="mt-3 h-40 w-full" />
  return (
    <div aria-busy={isFetching} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <Returns measured={data} />
      {data.provisional && (
        <p className="mt-2 text-small text-warn">Prices of some days are still being read.</p>
      )}
      <Elsewhere measured={data} />
      <Flows measured={data} />
      <ReturnConventions />
    </div>
  )
}

const percent = (fraction: number) => formatPercent(fraction * 100, { signed: true })

function Returns({ measured }: { measured: PerformanceOfRange }) {
  const { from, to, timeWeightedReturn, returnUnknownBecause, moneyWeighted } = measured
  const { perYear, overRange, since, rates, unknownBecause } = moneyWeighted
  // What a few days earned says nothing of a year.
  const isShort = Date.parse(to.date) - Date.parse(since) < 365 * DAY_MS
  return (
    <div role="status" aria-label="Returns">
      <dl className="mt-4 grid gap-3 text-small">
        <Fact
          label={`Time-weighted, ${formatDay(from.date)} to ${formatDay(to.date)}`}
          value={timeWeightedReturn === null ? 'Not known' : percent(timeWeightedReturn)}
          note={returnUnknownBecause ?? 'What prices did, whatever came in or went out meanwhile.'}
        />
        <Fact
          label={`Money-weighted (XIRR)${isShort ? '' : ', a year'}`}
          value={
            perYear === null
              ? rates.length > 1
                ? 'Several rates'
                : 'No rate'
              : percent(isShort && overRange !== null ? overRange : perYear)
          }
          note={
            perYear === null
              ? [
                  unknownBecause,
                  ...(rates.length > 1 ? [`These fit: ${rates.map(percent).join(', ')} a year.`] : []),
                ]
                  .filter((text) => text !== null)
                  .join(' ')
              : `${sayOther(moneyWeighted, { isShort, from: from.date })}What your money earned, by the day on which it came in or went out.`
          }
        />
        <Fact
          label="Worth"
          value={`${formatUsd(cents(from.exactValue) / 100)} to ${formatUsd(cents(to.exactValue) / 100)}`}
        />
      </dl>
    </div>
  )
}

/** The rate that is not the headline: of a short time that of a year, else that of the whole. */
function sayOther(
  { perYear, overRange, since }: PerformanceOfRange['moneyWeighted'],
  { isShort, from }: { isShort: boolean; from: string },
): string {
  const begun = since === from ? '' : `Since ${formatDay(since)}, as nothing was there before. `
  if (isShort) return perYear === null ? begun : `${begun}As a rate of a year: ${percent(perYear)}. `
  return overRange === null ? begun : `${begun}${percent(overRange)} in all. `
}

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="text-figure font-strong tabular-nums">{value}</span>
        {note !== undefined && note !== '' && <span className="block text-note text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** What one's own wallets and the same money elsewhere came to, each with what is more or less than was put in. */
function Elsewhere({
  measured: { benchmarks, from, to, flows, newlyPriced },
}: {
  measured: PerformanceOfRange
}) {
  const sum = (amounts: PerformanceOfRange['flows']) =>
    amounts.reduce((all, { amount }) => all + parseMicros(amount), 0n)
  const firstPriced = sum(newlyPriced)
  const putIn = microsToCents(parseMicros(from.exactValue) + sum(flows) + firstPriced)
  const made = (end: number) => formatUsd((end - putIn) / 100, { signed: true })
  return (
    <>
      <Table caption="What the same money would have made elsewhere" className="mt-4">
        <TableHead>
          <ColumnHead>Of {formatUsd(putIn / 100)} put in</ColumnHead>
          <ColumnHead align="right">Worth at the end</ColumnHead>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Your wallets</TableCell>
            <TableCell align="right">
              {formatUsd(cents(to.exactValue) / 100)}
              <span className="block text-note text-muted">{made(cents(to.exactValue))}</span>
            </TableCell>
          </TableRow>
          {benchmarks.map((one) => (
            <TableRow key={one.id}>
              <TableCell>
                {one.name}
                <span className="block text-note text-muted">{sayFromFirstDay(one, to.date)}</span>
              </TableCell>
              <TableCell align="right">
                {one.endValue === null ? (
                  'Not known'
                ) : (
                  <>
                    {formatUsd(one.endValue)}
                    <span className="block text-note text-muted">{made(Math.round(one.endValue * 100))}</span>
                  </>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {newlyPriced.length > 0 && (
        <p className="mt-2 text-note text-muted">
          {formatUsd(microsToCents(firstPriced) / 100)} of it got its first price in these days (
          {listDays(newlyPriced)}): it counts as put in then, as nobody knows what it earned before.
        </p>
      )}
    </>
  )
}

/** The days of some amounts, a few by name. */
function listDays(amounts: PerformanceOfRange['newlyPriced']): string {
  const [first, ...rest] = amounts.map(({ date }) => formatDay(date))
  return rest.length > 2 ? `${plural(amounts.length, 'day')} from ${first} on` : [first, ...rest].join(', ')
}

/** What a dollar of the first day became: of a coin its price, of a deposit its interest and the rupee. */
function sayFromFirstDay({ id, return: made, until }: PerformanceOfRange['benchmarks'][number], end: string) {
  if (made === null) return 'A price or a rate is not known, or not yet'
  const what =
    id === 'fd'
      ? 'Since the first day, in dollars at the rupee’s rates, compounded each quarter'
      : 'Its price since the first day'
  return `${what}: ${percent(made)}${until !== null && until !== end ? `, to ${formatDay(until)}` : ''}`
}

const cents = (exact: string) => microsToCents(parseMicros(exact))

/** Each day on which something crossed the border of the wallets, in whole cents that add up to their rounded sum. */
function Flows({ measured: { flows } }: { measured: PerformanceOfRange }) {
  if (flows.length === 0) {
    return <p className="mt-3 text-small text-muted">Nothing came in or went out in these days.</p>
  }
  const amounts = addUpCents(flows.map(({ amount }) => parseMicros(amount)))
  const sum = amounts.reduce((all, one) => all + one, 0)
  return (
    <Disclosure
      className="mt-2"
      summary={
        <span>
          What came in and went out{' '}
          <span className="font-text text-muted">
            {flows.length.toLocaleString('en-US')} {flows.length === 1 ? 'day' : 'days'}
          </span>
        </span>
      }
    >
      <Table caption="What came in and went out, by day" tall>
        <TableHead>
          <ColumnHead>Day</ColumnHead>
          <ColumnHead align="right">Came in, or went out</ColumnHead>
        </TableHead>
        <TableBody>
          {flows.map(({ date }, index) => (
            <TableRow key={date}>
              <TableCell>{formatDay(date)}</TableCell>
              <TableCell align="right">{formatUsd((amounts[index] ?? 0) / 100, { signed: true })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <tfoot className="border-t border-hairline-strong font-strong">
          <tr>
            <th scope="row" className="py-2 text-left font-strong">
              Together
            </th>
            <td className="py-2 pl-4 text-right">{formatUsd(sum / 100, { signed: true })}</td>
          </tr>
        </tfoot>
      </Table>
    </Disclosure>
  )
}
