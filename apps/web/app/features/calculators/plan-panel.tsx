import type { Input } from '@pkg/finance-math/calculators'
import { FinanceMathError } from '@pkg/finance-math/core'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { usePrinting } from '#app/lib/use-printing.ts'
import { FormField } from './form-field.tsx'
import { isSamePin } from './pin.ts'
import type { PinnedAnswer } from './pinned-answer.ts'
import {
  listSameAmounts,
  type PlanAnswer,
  type PlannedPin,
  shownPlanRows,
  toBriefPlan,
  toPlanAnswer,
  toPlannedPins,
} from './plan-answer.ts'
import { planForm, readPlan, writePlan } from './plan-form.ts'
import { PlanLinesTable } from './plan-lines-table.tsx'
import { ResultChart } from './result-chart.tsx'
import { ResultFigures } from './result-figures.tsx'
import type { AnyValues } from './scenario.ts'
import { ScheduleTable } from './schedule-table.tsx'
import type { ChangePins } from './use-compare.ts'

interface PlanPanelProps {
  answers: readonly PinnedAnswer[]
  /** The plan's numbers as the address keeps them. */
  query: string
  onPlan: (query: string) => void
  onPins: (change: ChangePins) => void
}

/** The pins as one plan over years: which of them, what comes and what is spent beside them, and what becomes of it. */
export function PlanPanel({ answers, query, onPlan, onPins }: PlanPanelProps) {
  const values = useMemo(() => readPlan(query), [query])
  const { planned, others } = useMemo(() => toPlannedPins(answers), [answers])
  const taken = useMemo(() => planned.filter(({ pin }) => pin.pin.isOut !== true), [planned])
  const found = useMemo(() => attemptPlan(taken, values), [taken, values])
  const change = useLatest((name: string, value: AnyValues[string]) =>
    onPlan(writePlan({ ...values, [name]: value })),
  )
  const isInTodaysMoney = values.money === 'today'
  const nominal = useMemo(
    () => (isInTodaysMoney ? attemptPlan(taken, { ...values, money: 'nominal' }) : undefined),
    [isInTodaysMoney, taken, values],
  )

  return (
    <div className="divide-y divide-hairline">
      <CardBand>
        <Members {...{ planned, others, onPins }} />
        <form
          className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-1"
          onSubmit={(event) => event.preventDefault()}
        >
          {listFields(taken).map(([name, input]) => (
            <FormField
              key={name}
              name={name}
              input={input}
              value={values[name] as AnyValues[string]}
              onChange={change}
              onCommit={ignore}
            />
          ))}
        </form>
      </CardBand>
      <OneLoanTwice taken={taken} />
      {typeof found === 'string' ? (
        <Notice tone="warn" title="The plan has no answer.">
          {found}
        </Notice>
      ) : (
        <PlanResult
          found={found}
          {...{ taken, isInTodaysMoney }}
          nominal={typeof nominal === 'object' ? nominal : undefined}
        />
      )}
      <CardBand>
        <Assumptions taken={taken} values={values} />
      </CardBand>
    </div>
  )
}

function attemptPlan(taken: readonly PlannedPin[], values: AnyValues): PlanAnswer | string {
  try {
    return toPlanAnswer(
      taken.map(({ item }) => item),
      values,
    )
  } catch (error) {
    if (error instanceof FinanceMathError) return error.message
    throw error
  }
}

const ignore = () => undefined

/** What is asked only where a pin has it is not asked otherwise. */
function listFields(taken: readonly PlannedPin[]): [string, Input][] {
  const parts = taken.flatMap(({ item }) => (item.kind === 'part' ? [item.part] : []))
  const needless = [
    parts.some(({ property }) => property > 0) ? '' : 'propertyGrowthPercent',
    parts.some(({ lump }) => lump > 0) ? '' : 'lumps',
  ]
  return Object.entries(planForm.inputs).filter(([name]) => !needless.includes(name))
}

/** Which pins the plan is made of. */
function Members({
  planned,
  others,
  onPins,
}: {
  planned: readonly PlannedPin[]
  others: readonly PinnedAnswer[]
  onPins: (change: ChangePins) => void
}) {
  const taken = planned.filter(({ pin }) => pin.pin.isOut !== true)
  const kinds = taken.map(({ pin }) => pin.definition.name.en)
  const same = listSameAmounts(taken).filter(({ isOneLoan }) => !isOneLoan)
  const twice = [...new Set(kinds.filter((kind, place) => kinds.indexOf(kind) < place))]
  return (
    <fieldset>
      <legend className="text-small font-strong text-text">Made of</legend>
      <div className="flex flex-wrap gap-x-6">
        {planned.map(({ pin }) => (
          <CheckboxField
            key={pin.label}
            label={pin.label}
            checked={pin.pin.isOut !== true}
            onChange={({ target: { checked } }) =>
              onPins((pins) =>
                pins.map(({ isOut, ...other }) =>
                  isSamePin(other, pin.pin)
                    ? { ...other, ...(!checked && { isOut: true as const }) }
                    : { ...other, ...(isOut && { isOut }) },
                ),
              )
            }
          />
        ))}
      </div>
      {planned.length === 0 && (
        <p className="mt-1 text-small text-muted">
          None of the pinned results has payments over years. Pin a loan, a SIP, a deposit or a salary.
        </p>
      )}
      {twice.length > 0 && (
        <p className="mt-1 text-small text-muted">
          {twice.join(', ')}: each of them is counted. Take out those that are alternatives.
        </p>
      )}
      {same.map(({ kind, amount, labels }) => (
        <p key={labels.join()} className="mt-1 text-small text-warn">
          {labels[0]} and {labels[1]}: {formatFigure(amount, 'inr')}{' '}
          {kind === 'debt' ? 'is owed in both' : 'is put in by both'}, and counted twice. Take one of them out
          where they are the same.
        </p>
      ))}
      {others.length > 0 && (
        <p className="mt-1 text-small text-muted">
          Not in the plan, as they have no payments over years that begin today:{' '}
          {others.map(({ label }) => label).join('; ')}.
        </p>
      )}
    </fieldset>
  )
}

/** Says of a loan that two pins have, such as one that is prepaid in the other, that it is counted twice. */
function OneLoanTwice({ taken }: { taken: readonly PlannedPin[] }) {
  return listSameAmounts(taken).flatMap(({ amount, labels, isOneLoan }) =>
    isOneLoan ? (
      <Notice key={labels.join()} tone="warn" title="One loan is counted twice.">
        {labels[0]} and {labels[1]} owe the same {formatFigure(amount, 'inr')} at the same rate over the same
        years. Take one of them out.
      </Notice>
    ) : (
      []
    ),
  )
}

interface PlanResultProps {
  found: PlanAnswer
  /** Those that it is made of, in their order. */
  taken: readonly PlannedPin[]
  nominal: PlanAnswer | undefined
  isInTodaysMoney: boolean
}

function PlanResult({ found, taken, nominal, isInTodaysMoney }: PlanResultProps) {
  const { definition, answer } = found
  const rows = useMemo(() => shownPlanRows(found), [found])
  const isNarrow = useNarrowerThan('40rem')
  const isPrinting = usePrinting()

  async function exportCsv() {
    try {
      const { saveCsv } = await import('./save-csv.ts')
      saveCsv(definition, rows, { isInTodaysMoney })
    } catch {
      toast.error('The file could not be made', { description: 'Check your connection and try again.' })
    }
  }

  return (
    <>
      <Shortfalls plan={found.plan} {...{ rows, isInTodaysMoney }} />
      <CardBand>
        <ResultFigures {...{ definition, answer, isInTodaysMoney }} nominal={nominal?.answer} />
      </CardBand>
      <CardBand className="print:break-inside-avoid">
        <ResultChart {...{ definition, answer, isInTodaysMoney }} />
      </CardBand>
      <CardBand className="print:break-inside-avoid">
        <PlanLinesTable
          lines={found.lines}
          labels={taken.map(({ pin }) => pin.label)}
          years={found.plan.rows.length}
          {...{ isInTodaysMoney }}
        />
      </CardBand>
      <CardBand>
        <div className="print:[&_table]:text-note print:[&_td]:h-auto print:[&_td]:py-0.5">
          <ScheduleTable
            definition={isNarrow || isPrinting ? toBriefPlan(definition) : definition}
            rows={rows}
            view={undefined}
            caption={`Plan, year by year${isInTodaysMoney ? ', in today’s money' : ''}`}
          />
        </div>
        <Button
          size="sm"
          className="mt-3 print:hidden"
          icon={<Download aria-hidden="true" />}
          onClick={exportCsv}
        >
          Export CSV
        </Button>
      </CardBand>
    </>
  )
}

/** As many years as a person reads; the table has all of them. */
const mostTold = 5

/** Each year that takes more than it brings, by how much, and what nothing covers. */
function Shortfalls({
  plan,
  rows,
  isInTodaysMoney,
}: {
  plan: PlanAnswer['plan']
  /** As they are shown. */
  rows: readonly Readonly<Record<string, number>>[]
  isInTodaysMoney: boolean
}) {
  const { shortfalls } = plan
  if (shortfalls.length === 0) return null
  const isCovered = shortfalls.every(({ uncovered }) => uncovered === 0)
  const inr = (amount: number) => formatFigure(amount, 'inr')
  const stretches: { from: number; to: number; what: string; each: string }[] = []
  for (const { year, amount, uncovered } of shortfalls) {
    const short = inr(rows[year - 1]?.shortfall ?? amount)
    const gap =
      inr(uncovered) === short ? 'none of which is there' : `of which ${inr(uncovered)} is not there`
    const what = uncovered === 0 ? 'covered by what is at hand' : gap
    const before = stretches.at(-1)
    // Years in a row that are short by the same are said once.
    if (before && before.from > 0 && before.to === year - 1 && before.what === what && before.each === short)
      before.to = year
    else stretches.push({ from: year, to: year, what, each: short })
  }
  const told = stretches.slice(0, mostTold).map(({ from, to, what, each }) => {
    const when = from === 0 ? 'Today' : from === to ? `Year ${from}` : `Years ${from} to ${to}`
    return `${when}: ${each}${from === to ? '' : ' each'}, ${what}.`
  })
  const more = stretches.slice(mostTold).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const title = isCovered ? 'More goes out than comes in, in some years.' : 'More goes out than there is.'
  return (
    <Notice tone={isCovered ? 'warn' : 'loss'} title={title}>
      {told.join(' ')}
      {more > 0 && ` And ${more} ${more === 1 ? 'year' : 'years'} more, as the table says.`}
      {isInTodaysMoney && ' In today’s money.'}
    </Notice>
  )
}

function Assumptions({ taken, values }: { taken: readonly PlannedPin[]; values: AnyValues }) {
  const parts = taken.flatMap(({ item }) => (item.kind === 'part' ? [item.part] : []))
  const lumps = parts.reduce((sum, { lump }) => sum + lump, 0)
  const has = (...ids: string[]) => taken.some(({ pin }) => ids.includes(pin.definition.id))
  const taxed = [
    has('fd-payout') && 'what the bank deducts from a deposit that pays out',
    has('bond') && 'the tax on its coupons that a bond’s page asks for',
  ].filter((one) => typeof one === 'string')
  const sentences = [
    'Every pin begins today. Income and living costs rise at the end of each year; what is at hand earns on what it was when the year began.',
    'Savings stay invested at their own rate once nothing is paid in; a deposit is paid out in the year in which it ends.',
    lumps > 0 &&
      `Put in today: ${formatFigure(lumps, 'inr')}, ${values.lumps === 'start' ? 'out of what is at hand' : 'which is there beside what is at hand'}.`,
    parts.some(({ kind, start }) => kind === 'debt' && start > 0) &&
      'What a loan pays for is spent. A home is counted at its price, nothing else is; a down payment is paid today.',
    has('loan-prepayment') &&
      'A loan that is prepaid keeps its instalment and ends sooner; the prepayment is an instalment of its year.',
    has('education-loan') &&
      'An education loan is paid out as a whole today, and grows until its instalments begin.',
    has('marriage', 'child-education') &&
      'What is saved for a goal is spent on it when it comes, and never reaches what is at hand; more than it costs does.',
    has('epf') &&
      'What goes into the provident fund never reaches you: it is credited, and is no part of your income here.',
    has('nps') &&
      'The NPS pays its lump sum on leaving, then its pension; the annuity itself is not counted.',
    has('apy') &&
      'Who joins the Atal Pension Yojana today pays until 60 and is paid from then on; until then it is worth what was paid in, and the pension itself is not counted.',
    has('bond') &&
      'One bond is bought today at its price; until it is paid back it is worth what its yield makes of the payments that are left.',
    has('chit-fund') &&
      'What is paid into a chit fund is yours until its prize comes; from then on what is still to be paid is owed.',
    'What is missing costs no interest here, as nobody has lent it; what later years leave fills it first. Whoever borrows it owes more, and has less at the end.',
    values.money === 'today' &&
      'In today’s money: every amount of a year is divided by the rise of prices up to its end.',
    `No tax on what savings earn is taken off${taxed.length > 0 ? `, but for ${taxed.join(' and ')}` : ''}.`,
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <div className="text-small text-muted">
      <h3 className="font-strong text-text">What this stands on</h3>
      <ul className="mt-1 max-w-prose list-disc space-y-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
