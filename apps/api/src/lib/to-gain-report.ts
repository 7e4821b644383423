import { costMethod, type GainReport, gainsCountry } from '@pkg/api-contract'
import type { KeptReport } from '../database/gain-reports.repository.ts'
import { readNetRange } from './read-net-range.ts'

/** A frozen report as its person is told of it. */
export function toGainReport({
  at,
  otherIncome,
  regime,
  incomeCost,
  gas,
  head,
  country,
  method,
  ...kept
}: KeptReport): GainReport {
  return {
    ...kept,
    country: gainsCountry.parse(country),
    method: costMethod.parse(method),
    otherIncome: otherIncome === '' ? null : otherIncome,
    ...(country === 'in' ? { regime, incomeCost, gas } : { regime: null, incomeCost: null, gas: null }),
    netRange: readNetRange(head),
    frozenAt: new Date(at).toISOString(),
  }
}
