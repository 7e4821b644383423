import type { AskCalculation } from '@pkg/api-contract'
import { calculators, plainFigure } from '@pkg/finance-math/calculators'
import { cardWords } from '@pkg/money-questions/card-words'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { FormulaText } from '#app/components/formula-text.tsx'
import { writeValue } from './write-value.ts'

interface CalculationCardProps {
  calculation: AskCalculation
}

/** What was computed for an answer, in its language: inputs, formula, result, and where to try other figures. */
export function CalculationCard({ calculation }: CalculationCardProps) {
  const { calculator, inputs, outputs, formula, link, verified, called, told } = calculation
  const words = cardWords[told?.language ?? 'en']
  const definition = calculators.find(({ id }) => id === calculator)
  const name =
    words.names[calculator] ?? definition?.name.en.replace(/ Calculator$/, '') ?? toWords(calculator)
  // What was asked for comes first.
  const [headline, ...others] = outputs
  const currency = outputs.some(({ unit }) => unit === 'usd') ? 'usd' : undefined

  return (
    <Card aria-label={fill(words.calculation, { name })} lang={told?.language === 'hi' ? 'hi' : undefined}>
      <CardBand className="flex items-center justify-between gap-3 py-3">
        <h2 className="text-body font-strong text-text">{name}</h2>
        {verified ? (
          <Chip tone="verified">{words.verified}</Chip>
        ) : (
          <Chip tone="stale">{words.notVerified}</Chip>
        )}
      </CardBand>
      <CardBand className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <dl className="divide-y divide-hairline text-small tabular-nums">
          {Object.entries(inputs).map(([id, value]) => {
            const input = definition?.inputs[id]
            // A question backwards gives a result, and looks for what leads to it.
            const field = input ?? definition?.outputs[id]
            const named = called?.[id]
            const unit = field !== undefined && 'unit' in field ? field.unit : (named?.unit ?? 'number')
            const option = input?.kind === 'choice' ? input.options[String(value)]?.en : undefined
            // Each column of rows has a unit of its own.
            const rows =
              input?.kind === 'rows' && Array.isArray(value)
                ? plainFigure({ value, columns: input.columns })
                : undefined
            const said = told?.inputs[id]
            const label = said?.label ?? field?.label.en ?? named?.label ?? toWords(id)
            return (
              <Row
                key={id}
                label={input === undefined && field !== undefined ? fill(words.given, { label }) : label}
                value={
                  said?.text ??
                  option ??
                  rows ??
                  writeValue(value, unit === 'inr' && currency ? currency : unit)
                }
              />
            )
          })}
        </dl>
        <div className="grid content-start gap-3">
          {headline !== undefined && (
            <p>
              <span className="block text-small text-muted">{headline.label}</span>
              <Figure
                value={headline.text ?? writeValue(headline.shown ?? headline.value, headline.unit)}
                size="lg"
                certainty={verified ? 'settled' : 'broken'}
              />
            </p>
          )}
          <dl className="divide-y divide-hairline text-small tabular-nums">
            {others.slice(0, 5).map(({ id, label, value, shown, text, unit }) => (
              <Row key={id} label={label} value={text ?? writeValue(shown ?? value, unit)} />
            ))}
          </dl>
        </div>
      </CardBand>
      <CardBand className="grid gap-1.5 py-4 text-body">
        {formula.split('\n').map((line, index) => (
          <p key={line} className={index % 2 === 0 ? 'text-text' : 'text-small text-muted tabular-nums'}>
            <FormulaText parts={[line]} />
          </p>
        ))}
      </CardBand>
      <CardBand className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-small text-muted">
        <span>{fill(verified ? words.computed : words.computedOnOthers, { product: productName })}</span>
        {link !== null && (
          <Button asChild variant="ghost" size="sm" className="print:hidden">
            <Link to={link}>
              {words.open}
              <ArrowUpRight aria-hidden="true" />
            </Link>
          </Button>
        )}
      </CardBand>
    </Card>
  )
}

/** Puts words into the places of a sentence. */
function fill(sentence: string, parts: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, part: string) => parts[part] ?? place)
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2 first:pt-0">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-figure text-figure">{value}</dd>
    </div>
  )
}

/** `annualRatePercent` becomes "Annual rate percent". */
function toWords(id: string): string {
  const words = id.replaceAll('-', ' ').replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
