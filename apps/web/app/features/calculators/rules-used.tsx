import { tellRule, type UsedRule } from '@pkg/finance-math/calculators'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { formatDay } from '#app/lib/format-figure.ts'
import type { PinnedAnswer } from './pinned-answer.ts'

/** The dated rules that results stand on: when they were last checked, and each of them in words. */
export function RulesUsed({ pins }: { pins: readonly PinnedAnswer[] }) {
  const rules = new Map<string, UsedRule>()
  for (const { definition, answer } of pins) {
    for (const rule of (answer && definition.rules?.(answer.values as never)) ?? []) {
      rules.set(`${rule.name} ${rule.from}`, rule)
    }
  }
  if (rules.size === 0) return null
  const used = [...rules.values()]
  const days = used.map(({ checkedOn }) => checkedOn).sort()
  return (
    <Disclosure
      summary={`By ${used.length === 1 ? 'a rule' : `${used.length} rules`} last checked on ${formatDay(days[0] ?? '')}`}
      className="mt-4"
    >
      <ul className="max-w-prose list-disc space-y-1 pt-1 pl-5 text-small text-muted">
        {used.map((rule) => (
          <li key={`${rule.name} ${rule.from}`}>{tellRule(rule, formatDay)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
