import {
  type CostMethod,
  type GainsCountry,
  listTaxYears,
  methodNames,
  type OpenReadings,
  type TaxRegime,
  taxYears,
  usualReadings,
} from '@pkg/api-contract'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { useState } from 'react'
import type { GainsChoice } from '../queries/gains-queries.ts'
import { countries, readings, regimes } from './gains-choice.ts'

interface GainsControlsProps {
  choice: GainsChoice
  now: number
  onChoose: (changed: Partial<GainsChoice>) => void
}

/** Whose rules, which year, which method; in India also the other income and the regime, which decide the surcharge. */
export function GainsControls({ choice, now, onChoose }: GainsControlsProps) {
  const { country, financialYear, method } = choice
  const { methods } = taxYears[country]
  return (
    <form
      aria-label="Which year"
      className={`grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2 ${country === 'in' ? 'lg:grid-cols-5' : 'lg:grid-cols-4'} print:hidden`}
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Country"
        value={country}
        options={Object.entries(countries).map(([value, { name }]) => ({ value, label: name }))}
        onChange={({ target }) => {
          const next = target.value as GainsCountry
          onChoose({
            ...{ country: next, method: undefined, otherIncome: undefined, regime: 'new' },
            ...usualReadings,
            financialYear: listTaxYears(next, now)[0] ?? '',
          })
        }}
      />
      <SelectField
        label="Tax year"
        value={financialYear}
        options={listTaxYears(country, now).map((year) => ({ value: year, label: year }))}
        onChange={({ target }) => onChoose({ financialYear: target.value })}
      />
      <SelectField
        label="Which lots are sold first"
        value={method ?? methods[0]}
        disabled={methods.length === 1}
        options={methods.map((value) => ({ value, label: methodNames[value] }))}
        onChange={({ target }) =>
          onChoose({ method: target.value === methods[0] ? undefined : (target.value as CostMethod) })
        }
      />
      {country === 'in' && (
        <>
          <OtherIncome key={choice.otherIncome} choice={choice} onChoose={onChoose} />
          <SelectField
            label="Regime"
            value={choice.regime}
            options={Object.entries(regimes).map(([value, label]) => ({ value, label }))}
            hint="The new one holds unless you opt out. Surcharges differ above 5 crore."
            onChange={({ target }) => onChoose({ regime: target.value as TaxRegime })}
          />
          <Readings {...{ choice, onChoose }} />
        </>
      )}
    </form>
  )
}

/** What India's law leaves open and changes every figure; what is read otherwise than usual is shown at once. */
function Readings({ choice, onChoose }: Omit<GainsControlsProps, 'now'>) {
  const { incomeCost, gas } = choice
  const isUnusual = incomeCost !== usualReadings.incomeCost || gas !== usualReadings.gas
  // As it was at first: it does not shut under the hand that sets the last of them back.
  const [wasUnusual] = useState(isUnusual)
  const toOptions = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([value, label]) => ({ value, label }))
  return (
    <Disclosure
      className="col-span-full"
      defaultOpen={wasUnusual}
      summary={
        <span>
          Where the law leaves it open{' '}
          {isUnusual && <span className="font-text text-muted">read otherwise than usual</span>}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 pt-1 sm:grid-cols-2">
        <SelectField
          label="What a fee in ether is"
          value={gas}
          options={toOptions(readings.gas)}
          hint="No rule says whether paying a fee gives the coin up."
          onChange={({ target }) => onChoose({ gas: target.value as OpenReadings['gas'] })}
        />
        <SelectField
          label="What an airdrop, a mint or a reward costs"
          value={incomeCost}
          options={toOptions(readings.incomeCost)}
          hint="No circular says it; most take its value."
          onChange={({ target }) => onChoose({ incomeCost: target.value as OpenReadings['incomeCost'] })}
        />
      </div>
    </Disclosure>
  )
}

function OtherIncome({ choice, onChoose }: Omit<GainsControlsProps, 'now'>) {
  const [text, setText] = useState(choice.otherIncome ?? '')
  const digits = text.replaceAll(/[,\s₹]/g, '')
  const isWrong = digits !== '' && !/^\d{1,15}$/.test(digits)
  const take = () => {
    if (!isWrong && digits !== (choice.otherIncome ?? '')) onChoose({ otherIncome: digits || undefined })
  }
  return (
    <TextField
      label="Other income (₹, optional)"
      inputMode="numeric"
      value={text}
      error={isWrong ? 'Please enter whole rupees.' : undefined}
      hint={isWrong ? undefined : 'Decides the surcharge.'}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
      }}
    />
  )
}
