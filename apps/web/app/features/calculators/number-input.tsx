import {
  type AnyCalculator,
  entryLimits,
  type NumberInput as NumberInputDefinition,
  parseNumber,
  type Unit,
} from '@pkg/finance-math/calculators'
import type { NumberCorrection } from '@pkg/ui-kit/components/number-box.tsx'
import { SliderField } from '@pkg/ui-kit/components/slider-field.tsx'
import { useState } from 'react'
import { formatFigure, formatPlain, formatSpoken } from '#app/lib/format-figure.ts'
import { deferredPart } from './deferred-part.tsx'

const NetWorthButton = deferredPart(() =>
  import('./net-worth-button.tsx').then((loaded) => loaded.NetWorthButton),
)

interface NumberInputProps {
  name: string
  /** The calculator that asks it, which knows whose its limits are. */
  definition?: AnyCalculator | undefined
  input: NumberInputDefinition
  value: number
  /** Narrower than the input's own limits where other inputs make it so. */
  min: number
  max: number
  /** The code of a `'currency'` amount. */
  currency?: string | undefined
  onChange: (value: number, committed: boolean) => void
  onCommit: () => void
  /** Said instead of the usual sentence when what was typed is not valid here. */
  problem?: string | undefined
}

/** Beyond this a slider's whole width could not place what people enter. */
const widestSlider = 1e9

const units: Partial<Record<Unit, string>> = {
  percent: '%',
  years: 'years',
  months: 'months',
}
const signs: Partial<Record<Unit, string>> = { inr: '₹', usd: '$' }

/** A number of a calculator: box and slider, or the box alone for what few people change. */
export function NumberInput({
  name,
  definition,
  input,
  value,
  min,
  max,
  currency,
  onChange,
  onCommit,
  problem,
}: NumberInputProps) {
  const [note, setNote] = useState<string>()
  const { unit, step, granularity, typingCap } = input
  const entry = entryLimits(input)
  const limits = { min: Math.max(min, entry.min), max: Math.min(max, entry.max) }
  const ends = { min: Math.max(min, input.min), max: Math.min(max, input.max) }
  const toGrid = (number: number) => (granularity ? Math.round(number * granularity) / granularity : number)

  function change(next: number, committed: boolean) {
    // What was said about a number stands until there is another one.
    if (toGrid(next) !== value) setNote(undefined)
    onChange(toGrid(next), committed)
  }

  async function explainCorrection(correction: NumberCorrection | null, typed: string) {
    const given = parseNumber(typed, unit)
    const isBetweenSteps = correction === null && given !== undefined && toGrid(given) !== given
    if (correction === null && !isBetweenSteps) return
    const { explainTyped } = await import('./explain-typed.ts')
    const kept = isBetweenSteps ? toGrid(given) : value
    setNote(
      await explainTyped(definition, name, correction ?? 'between-steps', typed, input, {
        ...limits,
        value: kept,
        problem,
        currency,
      }),
    )
  }

  return (
    <SliderField
      label={input.label.en}
      help={input.help?.en}
      {...{ value, limits, step, note, typingCap, onCommit }}
      {...ends}
      sign={signs[unit]}
      unit={unit === 'currency' ? currency : units[unit]}
      slider={!input.advanced && ends.max <= widestSlider && ends.max > ends.min}
      parse={(text) => parseNumber(text, unit)}
      formatNumber={(number) => formatPlain(number, 9, unit === 'usd' ? unit : currency)}
      formatEnd={(end) => formatFigure(end, unit, { decimals: end % 1 ? 2 : 0 })}
      formatSpoken={(number) => formatSpoken(number, unit)}
      onChange={change}
      onCorrected={explainCorrection}
    >
      {input.filledBy === 'net-worth' && <NetWorthButton {...limits} onUse={(inr) => change(inr, true)} />}
    </SliderField>
  )
}
