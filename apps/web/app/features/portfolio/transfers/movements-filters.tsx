import { MOVEMENT_DOLLARS, movementKind } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { formatDay } from '../figures/format-day.ts'
import { readGainsCountry } from '../gains/gains-choice.ts'
import type { MovementFilter } from '../queries/movement-filter.ts'
import { movedAssets } from '../queries/movement-queries.ts'
import type { Scope } from '../queries/queries.ts'
import { useNow } from '../readings/use-now.ts'
import { coinWord } from './coin-word.ts'
import { listFilterPeriods } from './filter-periods.ts'
import { kindName } from './movement-parts.tsx'
import { nameMovedAssets } from './name-moved-assets.ts'
import type { useMovementFilter } from './use-movement-filter.ts'

const all = { value: '', label: 'All' }
const directions = [all, { value: 'Received', label: 'Received' }, { value: 'Sent', label: 'Sent' }]
/** How long the typing has to rest before it is searched for. */
const REST_MS = 300
/** Earlier days are years that are being typed. */
const FIRST_DAY = '1000-01-01'

type MovementsFiltersProps = ReturnType<typeof useMovementFilter> & { scope: Scope }

/** Narrows the list down; which wallets are meant is chosen at the head of the page. */
export function MovementsFilters({
  filter,
  change,
  clear,
  isSet,
  isAssetFixed,
  isBackwards,
  scope,
}: MovementsFiltersProps) {
  const { several, nameOf } = usePortfolioChains()
  const { data } = useQuery({ ...movedAssets(scope), enabled: !isAssetFixed })
  const moved = nameMovedAssets(
    (data?.assets ?? []).filter(({ hidden }) => filter.hidden === 'show' || !hidden),
    several ? nameOf : undefined,
  )
  const coin = coinWord(data?.assets ?? [], { complete: !isAssetFixed })
  const kinds = [all, ...movementKind.options.map((value) => ({ value, label: kindName(value, coin) }))]
  const isListed = filter.asset === '' || moved.some(({ value }) => value === filter.asset)
  const assets = [all, ...moved, ...(isListed ? [] : [{ value: filter.asset, label: filter.asset }])]

  const labelOf = (options: { value: string; label: string }[], wanted: string) =>
    wanted === '' ? [] : (options.find(({ value }) => value === wanted)?.label ?? wanted)
  const words = [
    ...[labelOf(kinds, filter.kind), labelOf(directions, filter.direction)],
    ...[isAssetFixed ? [] : labelOf(assets, filter.asset), describeDays(filter)],
    filter.leastUsd === '' ? [] : `worth ${formatUsd(Number(filter.leastUsd))} or more when they moved`,
    filter.q === '' ? [] : `with “${filter.q}” in name, label, address or hash`,
  ].flat()

  const least = <LeastValue usd={filter.leastUsd} onUsd={(leastUsd) => change({ leastUsd })} />

  return (
    <>
      <form
        aria-label="Filter the transactions"
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 print:hidden"
      >
        <div
          className={clsx(
            // The text that is searched for has a whole line of a phone: what it may be is said in it.
            'grid grid-cols-2 items-start gap-3 max-md:*:last:col-span-2 md:grid-cols-4',
            isAssetFixed
              ? 'md:*:last:col-span-2 xl:grid-cols-[1fr_1fr_1fr_1fr_1fr_1fr_1.4fr] xl:*:last:col-span-1'
              : 'max-md:*:nth-last-2:col-span-2',
          )}
        >
          <SelectField
            label="Kind"
            options={kinds}
            value={filter.kind}
            onChange={({ target }) => change({ kind: target.value })}
          />
          <SelectField
            label="Direction"
            options={directions}
            value={filter.direction}
            onChange={({ target }) => change({ direction: target.value })}
          />
          {!isAssetFixed && (
            <SelectField
              label="Asset"
              options={assets}
              value={filter.asset}
              onChange={({ target }) => change({ asset: target.value })}
            />
          )}
          <PeriodField {...{ filter, change }} />
          {isAssetFixed && least}
          <DayField
            label="From (UTC)"
            day={filter.from}
            max={filter.to || undefined}
            error={isBackwards ? 'Comes after the last day' : undefined}
            onDay={(from) => change({ from })}
          />
          <DayField
            label="To (UTC)"
            day={filter.to}
            min={filter.from || undefined}
            onDay={(to) => change({ to })}
          />
          {!isAssetFixed && least}
          <SearchText text={filter.q} onText={(q) => change({ q })} />
        </div>
        {isSet && (
          <Button size="sm" variant="ghost" className="mt-2 -ml-2.5" onClick={clear}>
            Clear all filters
          </Button>
        )}
      </form>
      {/* On paper the fields are left out, and a sum without its period would say nothing. */}
      {isSet && <p className="mt-4 hidden text-small text-muted print:block">Only: {words.join(', ')}.</p>}
    </>
  )
}

function describeDays({ from, to }: MovementFilter): string[] {
  if (from === '' && to === '') return []
  const days = [...(from ? [`from ${formatDay(from)}`] : []), ...(to ? [`to ${formatDay(to)}`] : [])]
  return [`${days.join(' ')} (UTC)`]
}

/** Both days at one press, for the months and (tax) years that people ask about most. */
function PeriodField({ filter, change }: Pick<MovementsFiltersProps, 'filter' | 'change'>) {
  const [query] = useSearchParams()
  const periods = listFilterPeriods(useNow(), readGainsCountry(query))
  const toValue = ({ from, to }: { from: string; to: string }) => `${from}/${to}`
  const value = toValue(filter)
  const options = [
    { value: '/', label: 'All' },
    ...periods.map((period) => ({ value: toValue(period), label: period.label })),
  ]
  const isOwn = !options.some((option) => option.value === value)
  return (
    <SelectField
      label="Period"
      options={isOwn ? [...options, { value, label: 'Own days' }] : options}
      value={value}
      onChange={({ target }) => {
        const [from = '', to = ''] = target.value.split('/')
        change({ from, to })
      }}
    />
  )
}

interface DayFieldProps {
  label: string
  /** Empty where none is chosen. */
  day: string
  min?: string | undefined
  max?: string | undefined
  error?: string | undefined
  onDay: (day: string) => void
}

/** A day, which is taken once its year is whole: typed by keyboard, 2025 is the years 2, 20 and 202 first. */
function DayField({ label, day, min, max, error, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  const [known, setKnown] = useState(day)
  // Changed from outside, as by the button that clears every filter.
  if (day !== known) {
    setKnown(day)
    setTyped(day)
  }
  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      min={min}
      max={max}
      error={error}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (value === '' || value >= FIRST_DAY) onDay(value)
      }}
      onBlur={() => setTyped(day)}
    />
  )
}

/** What is typed counts once the typing rests, and at once with Enter; `read` tells what it means, null where it is nothing yet. */
function useTyped(known: string, read: (typed: string) => string | null, onMeant: (meant: string) => void) {
  const [typed, setTyped] = useState(known)
  const [before, setBefore] = useState(known)
  const meant = read(typed)
  // Changed from outside, as by the button that clears every filter.
  if (known !== before) {
    setBefore(known)
    if (known !== meant) setTyped(known)
  }
  useEffect(() => {
    if (meant === null || meant === known) return
    const timer = setTimeout(() => onMeant(meant), REST_MS)
    return () => clearTimeout(timer)
  }, [meant, known, onMeant])
  return {
    meant,
    input: {
      value: typed,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Enter' && meant !== null) onMeant(meant)
      },
    },
  }
}

/** "$5,000.50" as the server reads it; null for what is no amount of dollars. */
function readDollars(typed: string): string | null {
  const plain = typed.replace(/[\s,$]/g, '')
  return plain === '' || MOVEMENT_DOLLARS.test(plain) ? plain : null
}

function LeastValue({ usd, onUsd }: { usd: string; onUsd: (usd: string) => void }) {
  const { meant, input } = useTyped(usd, readDollars, onUsd)
  return (
    <TextField
      label="Least value (USD)"
      inputMode="decimal"
      placeholder="5000"
      maxLength={24}
      error={meant === null ? 'Dollars, such as 5000 or 0.50' : undefined}
      {...input}
    />
  )
}

function SearchText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { input } = useTyped(text, (typed) => typed.trim(), onText)
  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Name, label, address or hash"
      maxLength={100}
      {...input}
    />
  )
}
