import { parseNumber } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { NumberBox } from '@pkg/ui-kit/components/number-box.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { Dices } from 'lucide-react'
import { useId, useMemo } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'
import { describeLuck, isSpendingLuck, listAssumptions } from './describe-luck.ts'
import { describeLuckFaults } from './describe-luck-faults.ts'
import { LuckChart } from './luck-chart.tsx'
import { isPast, type LuckRule, luckNumbers, readLuck, seeds, writeLuck } from './luck-choice.ts'
import { luckModels } from './luck-models.ts'
import { LuckSources } from './luck-sources.tsx'
import type { AnyAnswer } from './scenario.ts'
import { type LuckyCalculator, toLuckCase } from './to-luck-plan.ts'
import { useLuck } from './use-luck.ts'

export interface LuckPanelProps {
  calculator: LuckyCalculator
  /** In the money of its own days. */
  answer: AnyAnswer
  /** What the page assumes of prices where the calculator does not ask. */
  inflation: number
  /** The choice as the address keeps it. */
  chosen: string
  onChoose: (chosen: string) => void
}

const rules: { value: LuckRule; label: string }[] = [
  { value: 'c', label: 'As planned' },
  { value: 'g', label: 'Cut and raised by guardrails' },
  { value: 'p', label: 'A share of what is there' },
  { value: 'v', label: 'What uses it up by the end' },
]

/** What luck does to a plan: what to try, what came of it in words and as bands, and what that stands on. */
export function LuckPanel({ calculator, answer, inflation, chosen, onChoose }: LuckPanelProps) {
  const numberId = useId()
  const choice = useMemo(() => readLuck(chosen), [chosen])
  const faults = describeLuckFaults(chosen)
  const request = useMemo(() => {
    const about = answer as unknown as Parameters<typeof toLuckCase>[1]
    const luck = toLuckCase(calculator, about, { rule: choice.rule, inflationPercent: inflation })
    return luck && { luck, choice }
  }, [calculator, answer, inflation, choice])
  const { answer: found, request: answered, problem, isBusy } = useLuck(request)
  const [lead, ...rest] = found && answered ? describeLuck({ answer: found, ...answered }) : []
  const number = luckNumbers[choice.model]
  const choose = (change: Partial<typeof choice>) => onChoose(writeLuck({ ...choice, ...change }))
  const spends = (request?.luck.plan.spendingYears ?? 0) > 0

  return (
    <>
      {faults.length > 0 && (
        <Notice tone="warn" title="The link was not quite right." className="mb-4 rounded-base">
          {faults.join(' ')}
        </Notice>
      )}
      <div className="grid items-end gap-4 sm:grid-cols-2 print:hidden">
        <SelectField
          label="Years come from"
          options={luckModels}
          value={choice.model}
          onChange={({ target }) => {
            const model = luckModels.find(({ value }) => value === target.value)?.value ?? choice.model
            choose({ model, number: luckNumbers[model]?.first ?? 0 })
          }}
        />
        {number && (
          <div className="grid gap-1.5">
            <label htmlFor={numberId} className="text-body font-label text-text">
              {number.label}
            </label>
            <NumberBox
              id={numberId}
              value={choice.number}
              min={number.min}
              max={number.max}
              step={number.step}
              unit="%"
              format={formatPlain}
              parse={readWhole}
              onChange={(value) => choose({ number: value })}
            />
          </div>
        )}
        {spends && (
          <SelectField
            label="Spending"
            options={rules}
            value={choice.rule}
            onChange={({ target }) =>
              choose({ rule: rules.find(({ value }) => value === target.value)?.value ?? choice.rule })
            }
          />
        )}
        {!isPast(choice.model) && (
          <Button
            className="justify-self-start"
            icon={<Dices aria-hidden="true" />}
            onClick={() => choose({ seed: (choice.seed % seeds) + 1 })}
          >
            Draw again
          </Button>
        )}
      </div>
      {request === undefined ? (
        <p role="status" className="mt-4 text-body text-muted">
          Luck can be tried on plans of 1 to 100 years; this one has none, or more.
        </p>
      ) : (
        <div className="mt-5 grid gap-5" aria-busy={isBusy}>
          <div className="grid gap-2 text-body">
            <p role="status" className={found ? 'font-strong text-text' : 'text-muted'}>
              {problem ?? lead ?? 'The plan is being lived through…'}
            </p>
            {rest.map((sentence) => (
              <p key={sentence} className="text-muted">
                {sentence}
              </p>
            ))}
          </div>
          {found && answered ? (
            <>
              <LuckChart
                title="What is there, in today’s money"
                bands={found.balances}
                percentiles={found.percentiles}
                steady={found.steady}
                start={answered.luck.start}
                unit={answered.luck.unit}
              />
              {isSpendingLuck(answered.luck) && (
                <LuckChart
                  title="Spent a month, in today’s money"
                  bands={found.spending}
                  percentiles={found.percentiles}
                  per={12}
                  start={answered.luck.start}
                  unit={answered.luck.unit}
                />
              )}
              <LuckSources sources={found.sources} chosen={answered.choice.model} luck={answered.luck} />
              <div className="text-small text-muted">
                <h3 className="font-strong text-text">What this stands on</h3>
                <ul className="mt-1 list-disc space-y-1 pl-5">
                  <li>
                    Each year half of the runs have more than the line in the middle, and half less. The dark
                    band holds half of the runs, the light one nine in ten of them; no run follows its edge.
                    The broken line is the plan with the page’s own return every year.
                  </li>
                  {listAssumptions(calculator, answered).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </div>
            </>
          ) : (
            !problem && <Skeleton className="h-80 w-full" />
          )}
        </div>
      )}
    </>
  )
}

/** The address keeps whole numbers. */
function readWhole(text: string): number | undefined {
  const value = parseNumber(text, 'percent')
  return value === undefined ? undefined : Math.round(value)
}
