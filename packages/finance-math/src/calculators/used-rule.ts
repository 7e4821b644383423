import { type DatedRule, type RuleStep, ruleOn } from '../india/dated-rule.ts'
import type { UsedRule } from './calculator.ts'

/** What is told of a rule that was used: the newest step of it, or the one that held on a day. */
export function usedRule<Value>(rule: DatedRule<Value>, day?: string): UsedRule {
  const { name, knownUntil, source, checkedOn } = rule
  const [from, , certainty = rule.certainty] = rule.steps.at(-1) as RuleStep<Value>
  return { name, knownUntil, source, checkedOn, from, certainty, ...(day && stepOn(rule, day)) }
}

function stepOn<Value>(rule: DatedRule<Value>, day: string): Pick<UsedRule, 'from' | 'certainty'> {
  const { from, certainty } = ruleOn(rule, day)
  return { from, certainty }
}

/** What is told of a rate that floated: each step of it that held within some days, with its percent. */
export function usedRates(rule: DatedRule<number>, from: string, to: string): UsedRule[] {
  return usedSteps(rule, from, to, (percent) => `${percent} %`)
}

/** What is told of a rule that changed: each step of it that held within some days, with its value as `write` has it. */
export function usedSteps<Value>(
  rule: DatedRule<Value>,
  from: string,
  to: string,
  write: (value: Value) => string,
): UsedRule[] {
  const later = rule.steps.map(([day]) => day).filter((day) => day > from && day <= to)
  return [from, ...later].map((day) => ({
    ...usedRule(rule, day),
    name: `${rule.name}, ${write(ruleOn(rule, day).value)}`,
  }))
}
