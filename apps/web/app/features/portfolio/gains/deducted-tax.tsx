import type { GainsYear } from '@pkg/api-contract'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { Fragment, useState } from 'react'
import { useAddressQuery } from '#app/lib/use-address-query.ts'
import { formatMoney } from './format-money.ts'
import { regimes } from './gains-choice.ts'
import { toPlainAmount } from './to-plain-amount.ts'

interface DeductedTaxProps {
  india: NonNullable<GainsYear['india']>
  currency: string
  /** Leads to what it can have been deducted from; undefined where there is nothing. */
  onFollow: (() => void) | undefined
}

/** Of an amount that is typed. */
const LONGEST = 24

const toPaise = (amount: string) => Math.round(Number(amount) * 100)

/** In the address of the page, so that it is still there when that is opened again; the server is told nothing of it. */
export const DEDUCTED = 'deducted'

/** Holds the tax of the year against what others deducted, as the person's own Form 26AS says. */
export function DeductedTax({ india, currency, onFollow }: DeductedTaxProps) {
  const [query, changeQuery] = useAddressQuery()
  const [text, setText] = useState(query.get(DEDUCTED)?.slice(0, LONGEST) ?? '')
  function enter(next: string) {
    setText(next)
    changeQuery(
      (changed) => {
        if (next === '') changed.delete(DEDUCTED)
        else changed.set(DEDUCTED, next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const amount = toPlainAmount(text)
  const isWrong = amount !== '' && !/^\d{1,13}(\.\d{1,2})?$/.test(amount)
  const deducted = amount === '' || isWrong ? null : toPaise(amount)
  const money = (paise: number) => formatMoney(currency, (paise / 100).toFixed(2))
  const { low, high } = india.totalRange
  const isKnown = low === india.total && high === india.total
  /** The tax, or what it lies between; null where nothing bounds it. */
  const ends = isKnown ? [india.total] : [low, high]
  const due = ends.map((end) => (end === null ? 'not known' : formatMoney(currency, end))).join(' to ')
  return (
    <div className="mt-3 grid max-w-[68ch] gap-2 print:hidden">
      <p className="text-note text-muted">
        Tax that others deducted (section {india.sections.deductedAtSource}) is not on the chain, so that none
        was found here. Hold the year against your Form 26AS.{' '}
        {onFollow !== undefined && (
          <button
            type="button"
            onClick={onFollow}
            className="-my-1.25 rounded-base py-1.25 text-start text-accent-text underline underline-offset-2"
          >
            Show the transfers that it can have been deducted from
          </button>
        )}
      </p>
      <TextField
        className="max-w-80"
        label="Deducted, as your Form 26AS says (₹)"
        inputMode="decimal"
        maxLength={LONGEST}
        value={text}
        error={isWrong ? 'Please enter rupees, such as 1500.50.' : undefined}
        onChange={({ target }) => enter(target.value)}
      />
      {deducted !== null && (
        <p role="status" className="text-small">
          {due}
          {!isKnown && ' of'} tax
          {india.beforeSurcharge && ' before surcharge'}
          {india.otherRegime !== null && `, ${regimes[india.regime].toLowerCase()},`} − {money(deducted)}{' '}
          deducted ={' '}
          {ends.map((end, index) => (
            <Fragment key={index}>
              {index > 0 && ' to '}
              {end === null ? 'not known' : <Left paise={toPaise(end) - deducted} money={money} />}
            </Fragment>
          ))}
          {!isKnown && ', as long as some costs are not known'}
        </p>
      )}
    </div>
  )
}

/** What is left of a tax once an amount is taken from it. */
function Left({ paise, money }: { paise: number; money: (paise: number) => string }) {
  return (
    <>
      <span className="font-strong text-figure">{money(Math.abs(paise))}</span>{' '}
      {paise < 0 ? 'too much deducted' : 'left to pay'}
    </>
  )
}
