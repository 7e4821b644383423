import { type GainsYear, type MadeFigure, methodNames, usualReadings } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../figures/format-day.ts'
import { HeadlineFigure } from '../figures/headline-figure.tsx'
import type { GainsChoice } from '../queries/gains-queries.ts'
import { DeductedTax } from './deducted-tax.tsx'
import { FollowedFigure } from './followed-figure.tsx'
import { formatMoney, sayRange } from './format-money.ts'
import { GainsByMethod } from './gains-by-method.tsx'
import { countries, readings, regimes, taxesByTerm } from './gains-choice.ts'
import { toTaxCalculator } from './tax-calculator-link.ts'

/** The figures of the year: the net gain with how sure it is, what it is made of, and India's tax on it. */
export function GainsSummary({
  choice,
  year,
  onFollow,
  onFollowIncome,
}: {
  choice: GainsChoice
  year: GainsYear
  /** Leads to the disposals that make a figure, or to all of them. */
  onFollow: (figure: MadeFigure | null) => void
  onFollowIncome: () => void
}) {
  const { currency, totals, financialYear, from, to, method, problem, india } = year
  const money = (amount: string, signed = false) => formatMoney(currency, amount, { signed })
  // A sum of nothing that is known is not 0.
  const knownMoney = (amount: string, besides = '0') =>
    totals.netRange !== null && Number(amount) === 0 && Number(besides) === 0 ? 'Not known' : money(amount)
  const isIncomeUnknown = year.income.length > 0 && year.income.every(({ value }) => value === null)
  const isSure = totals.netRange === null && problem === null
  const ends = toEnds(totals.netRange)
  // Where there is none, nothing is led to.
  const follow = (figure: MadeFigure | null, amount?: string) =>
    year.rowCount === 0 || Number(amount ?? '1') === 0 ? undefined : () => onFollow(figure)
  return (
    <Card as="section" aria-label="The year" className="mt-4">
      {problem !== null && <Notice tone="warn" title="Not all is known." children={problem} />}
      <CardBand className="px-card py-4">
        {/* On the screen the choice above says it. */}
        <p className="hidden text-small print:block">{sayChoice(choice)}</p>
        <p className="text-small text-muted">
          Net gain of {financialYear} ({formatDay(from)} to {formatDay(to)}),{' '}
          {methodNames[method].toLowerCase()}
        </p>
        <div className="@container mt-1 flex flex-wrap items-baseline gap-x-3">
          {(ends ?? [totals.net]).map((end, index) => (
            <Fragment key={index}>
              {index > 0 && <span className="text-muted">to</span>}
              <HeadlineFigure value={money(end, true)} certainty={isSure ? 'settled' : 'broken'} />
            </Fragment>
          ))}
        </div>
        {totals.netRange !== null && (
          <p className="mt-2 max-w-[68ch] text-small text-muted">
            What some units cost, or were given for, is not known: nil, or up to their value at the time.{' '}
            {ends === undefined
              ? `It counts as nil; with their value it ${sayRange(currency, totals.netRange)}.`
              : `The figures below count it as nil, by which the net gain is ${money(totals.net, true)}.`}
          </p>
        )}
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-small md:grid-cols-4">
          <Fact
            label="Received for what was given up"
            value={knownMoney(totals.proceeds)}
            onFollow={follow(null)}
          />
          <Fact label="What it had cost" value={knownMoney(totals.cost)} onFollow={follow(null)} />
          {totals.deniedLosses !== null && (
            <Fact
              label="Losses that do not count now"
              value={money(totals.deniedLosses)}
              onFollow={follow('losses', totals.losses)}
            />
          )}
          <Fact
            label="Gains"
            value={knownMoney(totals.gains, totals.losses)}
            onFollow={follow('gains', totals.gains)}
          />
          <Fact
            label="Losses"
            value={knownMoney(totals.losses, totals.gains)}
            onFollow={follow('losses', totals.losses)}
          />
          {totals.shortTerm !== null && totals.longTerm !== null && taxesByTerm(year.country) && (
            <>
              <Fact
                label="Short term (net)"
                value={money(totals.shortTerm)}
                onFollow={follow('short-term')}
              />
              <Fact label="Long term (net)" value={money(totals.longTerm)} onFollow={follow('long-term')} />
              {totals.undated !== null && (
                <Fact
                  label="Of an unknown day (net)"
                  value={money(totals.undated)}
                  onFollow={follow('undated')}
                />
              )}
            </>
          )}
          <Fact
            label={
              year.readings?.incomeCost === 'nil'
                ? 'Received without a payment (no income, as you chose)'
                : 'Income on receipt'
            }
            value={isIncomeUnknown ? 'Not known' : money(totals.income)}
            onFollow={year.income.length === 0 ? undefined : onFollowIncome}
            note={
              totals.incomeUnvalued > 0
                ? `${isIncomeUnknown ? '' : 'and '}${totals.incomeUnvalued} of unknown value`
                : undefined
            }
          />
        </dl>
        {india === null && (
          <p className="mt-3 max-w-[68ch] text-small text-muted">
            Allowances, rates and the tax itself are not computed here: they hang on all of your income.
          </p>
        )}
      </CardBand>
      {india !== null && (
        <IndianTax
          key={financialYear}
          {...{ india, currency }}
          isSure={problem === null}
          income={year.readings?.incomeCost === 'nil' ? '0.00' : totals.income}
          calculator={(taxable) => toTaxCalculator(year, choice.otherIncome, taxable)}
          follow={follow}
        />
      )}
      <GainsByMethod year={year} />
    </Card>
  )
}

/** Between what the net gain lies; undefined where it is known, and where one end is not. */
function toEnds(range: GainsYear['totals']['netRange']): [low: string, high: string] | undefined {
  if (range === null || range.low === null || range.high === null) return undefined
  return [range.low, range.high]
}

/** By whose rules, and of India by what decides the surcharge. */
function sayChoice({ country, otherIncome, regime, gas, incomeCost }: GainsChoice): string {
  const { name } = countries[country]
  if (country !== 'in') return name
  const other = otherIncome === undefined ? 'not given' : formatMoney('INR', `${otherIncome}.00`)
  const read = [
    ...(gas === usualReadings.gas ? [] : [`a fee: ${readings.gas[gas].toLowerCase()}`]),
    ...(incomeCost === usualReadings.incomeCost
      ? []
      : [`what came without a payment costs: ${readings.incomeCost[incomeCost].toLowerCase()}`]),
  ]
  return [name, regimes[regime].toLowerCase(), `other income ${other}`, ...read].join(', ')
}

function IndianTax({
  india,
  currency,
  isSure,
  income,
  calculator,
  follow,
}: {
  india: NonNullable<GainsYear['india']>
  currency: string
  /** Whether all of the year could be read. */
  isSure: boolean
  /** What came without a payment, where that is income. */
  income: string
  /** The calculator of income tax with as much taxable, or as the year stands. */
  calculator: (taxable?: string) => string | null
  /** Leads to what makes a figure, where there is any of it. */
  follow: (figure: MadeFigure, amount?: string) => (() => void) | undefined
}) {
  const money = (amount: string) => formatMoney(currency, amount)
  const { taxableRange, totalRange, taxableIncome, scheduleIncome, regime, otherRegime } = india
  /** Where it makes a difference. */
  const inRegime = otherRegime === null ? '' : `, ${regimes[regime].toLowerCase()}`
  const isRange = taxableRange.low !== taxableIncome || taxableRange.high !== taxableIncome
  const ends = isRange
    ? [taxableRange.low, taxableRange.high].flatMap((end) => (Number(end) === 0 ? [] : (end ?? [])))
    : [undefined]
  const due = `Tax${india.beforeSurcharge ? ', before surcharge' : ' in all'}${inRegime}`
  return (
    <CardBand className="px-card py-4">
      <h2 className="text-body font-strong">
        Tax on virtual digital assets, section {india.sections.rate} of the {india.act}
      </h2>
      {isRange && (
        <>
          <p className="mt-2 text-small text-muted">{due}, as long as some costs are not known</p>
          <p className="@container mt-1 flex flex-wrap items-baseline gap-x-3">
            <HeadlineFigure size="lg" value={sayEnd(money, totalRange.low)} certainty="broken" />
            <span className="text-muted">to</span>
            <HeadlineFigure size="lg" value={sayEnd(money, totalRange.high)} certainty="broken" />
          </p>
          <p className="mt-2 max-w-[68ch] text-small text-muted">
            What is taxable {sayRange(currency, taxableRange)}. What is not known counts as nil in these
            lines:
          </p>
        </>
      )}
      <dl className="mt-2 max-w-md text-small">
        <Line
          label="Taxable (each lot that gained)"
          value={money(india.taxableIncome)}
          onFollow={follow('taxable', india.taxableIncome)}
        />
        <Line
          label="Tax, 30 % of it"
          value={money(india.tax)}
          ruled
          onFollow={follow('taxable', india.taxableIncome)}
        />
        {india.surcharge !== null && (
          <Line
            label={`Surcharge${inRegime}${Number(india.surcharge) === 0 ? '' : ', before marginal relief'}`}
            value={money(india.surcharge)}
            onFollow={follow('taxable', india.surcharge)}
          />
        )}
        <Line label="Cess, 4 %" value={money(india.cess)} onFollow={follow('taxable', india.cess)} />
        <div className="@container flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline-strong pt-2.5">
          <dt className="font-strong">{due}</dt>
          <dd className="ml-auto">
            <FollowedFigure
              value={`${money(india.total)}${isSure && !isRange ? '' : ' (not settled)'}`}
              label={due}
              onFollow={follow('taxable', india.taxableIncome)}
            >
              <HeadlineFigure
                size={isRange ? 'inherit' : 'lg'}
                value={money(india.total)}
                certainty={isSure && !isRange ? 'settled' : 'broken'}
              />
            </FollowedFigure>
          </dd>
        </div>
      </dl>
      {otherRegime !== null && (
        <p className="mt-3 max-w-[68ch] text-small text-muted">
          In the {regime === 'new' ? 'old' : 'new'} regime the tax is {money(otherRegime.total)} in all, with
          a surcharge of {money(otherRegime.surcharge)} and a cess of {money(otherRegime.cess)}.
        </p>
      )}
      {scheduleIncome !== taxableIncome && (
        <p className="mt-2 max-w-[68ch] text-small text-muted">
          Schedule VDA comes to {money(scheduleIncome)}: each amount in its rows is rounded to whole rupees.
        </p>
      )}
      {Number(india.lossesIgnored) !== 0 && (
        <p className="mt-2 max-w-[68ch] text-small text-muted">
          {money(india.lossesIgnored)} of losses count for nothing: no loss is taken off a gain.
          {isRange && ' What is not known counts as nil in them: they may be less, or none.'}
        </p>
      )}
      {Number(income) !== 0 && (
        <p className="mt-2 max-w-[68ch] text-small text-muted">
          The {money(income)} of income on receipt are not in it: they are taxed with your other income, at
          the rates of its slabs.
        </p>
      )}
      <DeductedTax india={india} currency={currency} onFollow={follow('transfers')} />
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        {ends.map((taxable) => {
          const link = calculator(taxable)
          return (
            link !== null && (
              <Button
                key={taxable ?? 'as it stands'}
                asChild
                size="sm"
                className="h-auto! min-h-7.5 max-w-full py-1 whitespace-normal! pointer-coarse:min-h-control"
              >
                <Link to={link}>
                  Carry {taxable === undefined ? 'it' : money(taxable)} into the income tax calculator
                  {inRegime}
                </Link>
              </Button>
            )
          )
        })}
      </div>
    </CardBand>
  )
}

/** The end of a range, or that nothing bounds it there. */
const sayEnd = (money: (amount: string) => string, end: string | null) =>
  end === null ? 'Not known' : money(end)

/** One line of a sum, its amount under those of the others. */
function Line({
  label,
  value,
  ruled = false,
  onFollow,
}: {
  label: string
  value: string
  ruled?: boolean
  onFollow?: (() => void) | undefined
}) {
  return (
    <div
      className={clsx(
        '@container flex flex-wrap items-baseline justify-between gap-x-4 py-1.5',
        ruled && 'border-t border-hairline',
      )}
    >
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto">
        <FollowedFigure {...{ value, label, onFollow }}>
          <HeadlineFigure size="inherit" value={value} />
        </FollowedFigure>
      </dd>
    </div>
  )
}

function Fact({
  label,
  value,
  note,
  onFollow,
}: {
  label: string
  value: string
  note?: string | undefined
  onFollow?: (() => void) | undefined
}) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-muted">{label}</dt>
      <dd className="text-figure wrap-anywhere">
        <FollowedFigure {...{ value, label, onFollow }} />
        {note && <span className="block text-note text-muted">{note}</span>}
      </dd>
    </div>
  )
}
