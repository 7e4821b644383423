import { Button } from '@pkg/ui-kit/components/button.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { ArrowUpDown } from 'lucide-react'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { formatDay, formatPlain } from '#app/lib/format-figure.ts'
import type { CalculatorSlots } from './calculator-slots.ts'
import { currencyName } from './currency-name.ts'
import { EmptyState, Notice } from './deferred-parts.tsx'
import type { RateReading } from './exchange-rates.ts'
import type { ScenarioState } from './use-scenario.ts'

interface Pair {
  from: string
  to: string
  rate: number
}

interface Converted extends Omit<RateReading, 'rates'> {
  pair: string
  rate: number
}

/** The converter: its rate comes from outside, so there is an answer only once one has been read. */
export function useSlots(state: ScenarioState): CalculatorSlots {
  const { from, to, rate } = state.scenario.run.values as unknown as Pair
  const { codes, problem: listProblem } = useCodes()
  const [converted, setConverted] = useState<Converted>()
  const [converting, setConverting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pair = `${from} ${to}`
  // The rate comes and goes with its pair, so that it is never that of another.
  const hasRate = state.given.has('rate')
  const isCurrent = converted?.pair === pair && converted.rate === rate
  const [asked, setAsked] = useState<{ from: string; to: string }>()

  /** Of several presses the last one counts. */
  const turns = useRef(0)

  async function convert(base = from, target = to) {
    turns.current += 1
    const turn = turns.current
    setAsked({ from: base, to: target })
    setConverting(true)
    setProblem(undefined)
    try {
      const { rates, ...reading } = await getExchangeRates(base)
      const found = rates[target]
      if (found === undefined) throw new RangeError(target)
      if (turn !== turns.current) return
      setConverted({ ...reading, pair: `${base} ${target}`, rate: found })
      state.changeMany({ from: base, to: target, rate: found })
    } catch {
      if (turn !== turns.current) return
      setProblem(
        `Failed to fetch conversion rate.${hasRate && `${base} ${target}` !== pair ? ` ${from} to ${to} stays.` : ''}`,
      )
    } finally {
      if (turn === turns.current) {
        setAsked(undefined)
        setConverting(false)
      }
    }
  }

  const options = useMemo(
    () =>
      [...new Set([...codes, from, to])]
        .sort()
        .map((code) => ({ value: code, label: `${code} – ${currencyName(code)}` })),
    [codes, from, to],
  )
  const choose = (name: 'from' | 'to') => ({
    options,
    value: (asked ?? { from, to })[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const next = { from, to, [name]: value }
      // A result is made anew for the other currency; the one there is stays until then.
      if (hasRate) convert(next.from, next.to)
      else state.change(name, value, true)
    },
  })

  return {
    renderInput(name, input) {
      if (name === 'rate') return null
      if (name === 'from') return <SelectField label={input.label.en} {...choose('from')} />
      if (name !== 'to') return undefined
      return (
        <div className="flex items-end gap-2">
          <SelectField label={input.label.en} className="min-w-0 flex-1" {...choose('to')} />
          <Button
            aria-label="Swap currencies"
            title="Swap currencies"
            icon={<ArrowUpDown aria-hidden="true" />}
            disabled={converting}
            onClick={() => convert(to, from)}
          />
        </div>
      )
    },
    formEnd: (
      <div className="grid gap-3">
        <Button
          variant="primary"
          className="w-full"
          busy={converting}
          busyLabel="Converting..."
          onClick={() => convert()}
        >
          Convert
        </Button>
        {(problem ?? listProblem) && (
          <p role="alert" className="text-small text-loss">
            {problem ?? listProblem}
          </p>
        )}
      </div>
    ),
    ...(!hasRate && {
      instead: (
        <EmptyState title="No rate has been read yet" size="figure">
          {`Press Convert to read what one ${currencyName(from)} is worth today. Rates come from public sources; each is shown with its date.`}
        </EmptyState>
      ),
    }),
    notice:
      isCurrent && converted.stale ? (
        <Notice tone="warn" title="These are the last rates known, and they may be old.">
          {`No source is answering; they are of ${formatDay(converted.updatedAt)}, by ${converted.source}.`}
        </Notice>
      ) : undefined,
    band: (
      <p className="text-body text-text">
        {`1 ${from} = ${formatPlain(rate, rate < 1 ? 6 : 4)} ${to}`}
        <span className="block text-small text-muted">
          {isCurrent
            ? `Rate of ${formatDay(converted.updatedAt)}, by ${converted.source}`
            : 'The rate that this link was made with; press Convert to read today’s'}
        </span>
      </p>
    ),
  }
}

/** The currencies that can be converted: those of the rate source, or all that the browser knows while it is down. */
function useCodes(): { codes: readonly string[]; problem: string | undefined } {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isGone = false
    getExchangeRates('USD').then(
      ({ rates }) => {
        // Hundreds of names to draw, in slices.
        if (!isGone) startTransition(() => setCodes(Object.keys(rates)))
      },
      () => {
        if (isGone) return
        setCodes(Intl.supportedValuesOf('currency'))
        setProblem('Error fetching currency data.')
      },
    )
    return () => {
      isGone = true
    }
  }, [])

  return { codes, problem }
}

/** The code that asks is not needed for the first paint. */
async function getExchangeRates(base: string): Promise<RateReading> {
  const { getExchangeRates: get } = await import('./exchange-rates.ts')
  return get(base)
}
