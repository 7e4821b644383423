import { incomeTaxIndia, taxRulePack } from '@pkg/finance-math/tax-india'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatInrWords } from '@pkg/ui-kit/format/format-inr-words.ts'
import { formatDay, formatFigure } from '#app/lib/format-figure.ts'
import type { AnyAnswer } from './scenario.ts'

type TaxInput = Parameters<typeof incomeTaxIndia>[0]
type Person = Pick<TaxInput, 'financialYear' | 'ageBand'> & { resident: 'yes' | 'no' }

const regimes = [
  { regime: 'new', name: 'New regime', income: 'newTaxableIncome' },
  { regime: 'old', name: 'Old regime', income: 'oldTaxableIncome' },
] as const

/** Income tax: slab by slab in both regimes, and the rules that were applied, each with where it was checked. */
export function TaxSlabs({ answer }: { answer: AnyAnswer }) {
  const { financialYear, ageBand, resident } = answer.values as unknown as Person
  const outputs = answer.outputs as Readonly<Record<string, number>>
  const pack = taxRulePack(financialYear)
  const sources = [...new Map(pack.figures.map(({ source }) => [source.url, source])).values()]

  return (
    <>
      <CardHead
        title="Slab by slab"
        scope={`FY ${financialYear}, ${pack.act}. Rules checked on ${formatDay(pack.figures[0]?.checkedOn ?? '')}${
          pack.confidence === 'high'
            ? ''
            : '; probable: as reported, not checked against the text of this year’s act'
        }.`}
      />
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {regimes.map(({ regime, name, income }) => {
          const { slabs } = incomeTaxIndia({
            regime,
            financialYear,
            ageBand,
            resident: resident === 'yes',
            taxableIncome: outputs[income] ?? 0,
          })
          return (
            <div key={regime} className="min-w-0">
              <h3 className="text-small font-strong text-text">{name}</h3>
              <Table caption={`${name}, slab by slab`}>
                <TableHead>
                  <ColumnHead>Income</ColumnHead>
                  <ColumnHead align="right">Rate</ColumnHead>
                  <ColumnHead align="right">In this slab</ColumnHead>
                  <ColumnHead align="right">Tax</ColumnHead>
                </TableHead>
                <TableBody>
                  {slabs.map(({ from, upTo, ratePercent, income: share, tax }) => (
                    <TableRow key={from}>
                      <TableCell className="sm:whitespace-nowrap">{describeSlab(from, upTo)}</TableCell>
                      <TableCell align="right">{formatFigure(ratePercent, 'percent')}</TableCell>
                      <TableCell align="right">{formatShort(share)}</TableCell>
                      <TableCell align="right">{formatShort(tax)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </div>
          )
        })}
      </div>
      <p className="mt-4 text-note text-muted">
        Rules from{' '}
        {sources.map(({ title, url }, index) => (
          <span key={url}>
            {index > 0 && '; '}
            <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
              {title}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  )
}

/** Without paise where there are none: the limits and shares of slabs are mostly whole. */
function formatShort(inr: number): string {
  return formatFigure(inr, 'inr', { decimals: Number.isInteger(inr) ? 0 : 2 })
}

function describeSlab(from: number, upTo: number | null): string {
  if (upTo === null) return `Above ${formatInrWords(from)}`
  return from === 0 ? `Up to ${formatInrWords(upTo)}` : `${formatInrWords(from)} to ${formatInrWords(upTo)}`
}
