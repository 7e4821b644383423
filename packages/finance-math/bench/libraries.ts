/** The libraries that people use today, each behind the argument order of this package. */
import { createRequire } from 'node:module'
import * as formulajs from '@formulajs/formulajs'
import * as financial from 'financial'
import * as fundamental from 'fundamental-js'
import { HyperFormula } from 'hyperformula'
import { irr as nodeIrr, xirr as nodeXirr } from 'node-irr'
import * as ours from '../src/index.ts'

/** A function under test, with any arguments. */
export type Call = (...args: never[]) => unknown
/** A library's functions under this package's names; those it lacks are left out. */
export type Library = { name: string; size?: Record<string, string>; calls: Record<string, Call> }

const require = createRequire(import.meta.url)
const Tvm = require('tvm-financejs') as new () => Record<string, Call>
const xirrPackage = require('xirr') as Call
const tvm = new Tvm()

type Flow = { date: string; amount: number }
type When = 'end' | 'begin'
const due = (when: When = 'end'): 0 | 1 => (when === 'begin' ? 1 : 0)
const dates = (flows: readonly Flow[]) =>
  flows.map(({ date, amount }) => ({ date: new Date(date), when: new Date(date), amount }))

const schedule360 = () =>
  ours.amortizationSchedule({ principal: 1_000_000, annualRatePercent: 8, months: 360 })

/** Calls with `when` in fifth or sixth place, translated to 0 and 1 where it is given at all. */
function numbered(call: unknown, place: number): Call {
  const plain = call as (...args: unknown[]) => unknown
  if (place === 4) {
    return (a: unknown, b: unknown, c: unknown, d?: unknown, when?: When) =>
      when === undefined ? plain(a, b, c, d) : plain(a, b, c, d, due(when))
  }
  return (a: unknown, b: unknown, c: unknown, d: unknown, e?: unknown, when?: When) =>
    when === undefined ? plain(a, b, c, d, e) : plain(a, b, c, d, e, due(when))
}

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' })
const page = sheet.getSheetId(sheet.addSheet('bench')) as number
/** A spreadsheet formula, calculated as HyperFormula does outside cells. */
function formula(name: string): Call {
  return (...args: unknown[]) => {
    const written = args.map((arg) =>
      Array.isArray(arg) ? `{${arg.join(',')}}` : arg === 'begin' ? 1 : arg === 'end' ? 0 : arg,
    )
    return sheet.calculateFormula(`=${name}(${written.join(',')})`, page)
  }
}

export const libraries: Library[] = [
  { name: '@pkg/finance-math', calls: { ...(ours as unknown as Record<string, Call>), schedule360 } },
  {
    name: 'financial',
    size: { pmt: 'pmt', irr: 'irr', rate: 'rate' },
    calls: {
      ...(financial as unknown as Record<string, Call>),
      rate: ((nper: number, pmt: number, pv: number, fv = 0, when = financial.PaymentDueTime.End) =>
        financial.rate(nper, pmt, pv, fv, when)) as Call,
    },
  },
  {
    name: '@formulajs/formulajs',
    size: { pmt: 'PMT', irr: 'IRR', rate: 'RATE', xirr: 'XIRR' },
    calls: {
      pmt: numbered(formulajs.PMT, 4),
      fv: numbered(formulajs.FV, 4),
      pv: numbered(formulajs.PV, 4),
      nper: numbered(formulajs.NPER, 4),
      rate: numbered(formulajs.RATE, 4),
      ipmt: numbered(formulajs.IPMT, 5),
      ppmt: numbered(formulajs.PPMT, 5),
      cumipmt: numbered(formulajs.CUMIPMT, 5),
      cumprinc: numbered(formulajs.CUMPRINC, 5),
      irr: formulajs.IRR as Call,
      mirr: formulajs.MIRR as Call,
      npvExcel: ((rate: number, values: number[]) => formulajs.NPV(rate, ...values)) as Call,
      effectiveRate: formulajs.EFFECT as Call,
      nominalRate: formulajs.NOMINAL as Call,
      cagr: formulajs.RRI as Call,
      periodsToTarget: formulajs.PDURATION as Call,
      fvSchedule: formulajs.FVSCHEDULE as Call,
      xirr: ((flows: Flow[]) =>
        formulajs.XIRR(
          flows.map(({ amount }) => amount),
          dates(flows).map(({ date }) => date),
        )) as Call,
    },
  },
  {
    name: 'fundamental-js',
    size: { pmt: 'pmt', rate: 'rate', xirr: 'xirr' },
    calls: {
      pmt: numbered(fundamental.pmt, 4),
      fv: numbered(fundamental.fv, 4),
      pv: numbered(fundamental.pv, 4),
      nper: numbered(fundamental.nper, 4),
      rate: numbered(fundamental.rate, 4),
      cagr: ((periods: number, pv: number, fv: number) => fundamental.cagr(pv, fv, periods)) as Call,
      xirr: ((flows: Flow[]) => fundamental.xirr(dates(flows))) as Call,
      xnpv: ((rate: number, flows: Flow[]) => fundamental.xnpv(rate, dates(flows))) as Call,
      schedule360: () =>
        fundamental.amortizationSchedule({ principal: 1_000_000, annualRate: 0.08, months: 360 }),
    },
  },
  { name: 'xirr', calls: { xirr: ((flows: Flow[]) => xirrPackage(...([dates(flows)] as never[]))) as Call } },
  {
    name: 'node-irr',
    size: { irr: 'irr', xirr: 'xirr' },
    calls: {
      irr: nodeIrr as Call,
      xirr: ((flows: Flow[]) => (1 + nodeXirr(flows).rate) ** 365 - 1) as Call,
    },
  },
  {
    name: 'tvm-financejs',
    calls: Object.fromEntries(
      (['PMT', 'FV', 'PV', 'NPER', 'RATE', 'IPMT', 'PPMT', 'IRR', 'XIRR', 'CUMIPMT'] as const)
        .filter((name) => name !== 'XIRR' && name !== 'CUMIPMT' && typeof tvm[name] === 'function')
        .map((name) => [
          name.toLowerCase(),
          numbered(
            (...args: never[]) => (tvm[name] as Call).apply(tvm, args),
            name.endsWith('PMT') && name !== 'PMT' ? 5 : 4,
          ),
        ]),
    ),
  },
  {
    name: 'hyperformula',
    calls: Object.fromEntries(
      (
        [
          ['pmt', 'PMT'],
          ['fv', 'FV'],
          ['pv', 'PV'],
          ['nper', 'NPER'],
          ['rate', 'RATE'],
          ['ipmt', 'IPMT'],
          ['ppmt', 'PPMT'],
          ['cumipmt', 'CUMIPMT'],
          ['cumprinc', 'CUMPRINC'],
          ['irr', 'IRR'],
          ['mirr', 'MIRR'],
          ['effectiveRate', 'EFFECT'],
          ['nominalRate', 'NOMINAL'],
          ['cagr', 'RRI'],
          ['periodsToTarget', 'PDURATION'],
        ] as const
      ).map(([name, excel]) => [name, formula(excel)]),
    ),
  },
]
