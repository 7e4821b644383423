import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type NpsGlidePath, type NpsLifeCycleFund, npsLifeCycleValues } from './nps-life-cycle-values.ts'

/** Into what each life-cycle fund (auto choice) invests at which age. The aggressive one was called balanced until October 2025. */
export const npsLifeCycleFunds: DatedRule<Readonly<Record<NpsLifeCycleFund, NpsGlidePath>>> =
  /* @__PURE__ */ datedRuleOf('day', {
    name: 'the life-cycle funds of the National Pension System',
    ...npsLifeCycleValues,
    knownUntil: '2026-11-22',
    source:
      'the tables of the Ministry of Finance of October 2025, quoted by business-standard.com on 28 October 2025, and of SBI Pension Funds and LIC Pension Fund; names by a notice of PFRDA of October 2025 (taxguru.in)',
    checkedOn: '2026-11-30',
    certainty: 'certain',
  })
