import { describe, expect, it } from 'vitest'
import * as india from '../india.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { type DatedRule, ruleOn } from './dated-rule.ts'
import { ppfRatePercent } from './rules/ppf-rules.ts'

const exported = Object.entries<unknown>({ ...india, ...india.timeDepositRatePercents })
const rules = exported.filter(
  (entry): entry is [string, DatedRule<unknown>] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'steps' in entry[1],
)

describe.each(rules)('the rule %s', (_name, rule) => {
  it('has its steps in order of their days, each with a value unlike the one before', () => {
    const days = rule.steps.map(([from]) => from)
    expect(days).toEqual([...new Set(days)].sort())
    for (const day of [...days, rule.knownUntil, rule.checkedOn]) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    }
    for (let k = 1; k < rule.steps.length; k++) {
      expect(rule.steps[k]?.[1]).not.toEqual(rule.steps[k - 1]?.[1])
    }
  })
  it('is known at least to the day of its newest step', () => {
    expect(rule.knownUntil >= (rule.steps.at(-1)?.[0] as string)).toBe(true)
  })
  it('names its source, its subject and how sure it is', () => {
    expect(rule.source).not.toBe('')
    expect(rule.name).toMatch(/^the /)
    expect(['certain', 'probable', 'uncertain']).toContain(rule.certainty)
  })
})

describe('a dated rule', () => {
  it('changes on its day and not before', () => {
    expect(ruleOn(ppfRatePercent, '2020-03-31').value).toBe(7.9)
    expect(ruleOn(ppfRatePercent, new Date('2020-04-01')).value).toBe(7.1)
  })
  it('is assumed after the newest notification that was seen', () => {
    expect(ruleOn(ppfRatePercent, ppfRatePercent.knownUntil).assumed).toBe(false)
    expect(ruleOn(ppfRatePercent, '2099-04-01').assumed).toBe(true)
  })
  it('has the certainty of the step where that has its own', () => {
    expect(ruleOn(india.gstRatePercents, '2020-01-01').certainty).toBe('probable')
    expect(ruleOn(india.gstRatePercents, '2025-09-22').certainty).toBe('certain')
  })
  it.each(['1968-03-31', 'yesterday', undefined])('refuses %s in the words of the scheme', (date) => {
    const call = () => ruleOn(ppfRatePercent, date as never)
    expect(call).toThrow(FinanceMathError)
    expect(call).toThrow(/^date must be a day from 1968-04-01 on, when the Public Provident Fund began \(/)
  })
  it('refuses what is no rule', () => {
    expect(() => ruleOn({} as never, '2020-01-01')).toThrow('rule must be an array of at least 1.')
  })
})
