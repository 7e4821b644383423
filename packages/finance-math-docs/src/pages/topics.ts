import type { DocumentedFunction } from '../documented.ts'

/** The headings of the list of functions, each with the files that stand below it; the first that fits counts. */
const topics: readonly (readonly [title: string, files: RegExp])[] = [
  ['Time value, cash flows, rates', /^core\/|^primitives\/attempt/],
  ['Bonds', /^formulas\/bonds\//],
  ['Spending in retirement', /^formulas\/(?:spending|backtest)\/|fire|retirement|life-cover/],
  [
    'Loans and cards',
    /^formulas\/(?:amortization|balance|card|debt|education|emi|flat|loan|no-cost|outstanding|prepay|yearly|rent)/,
  ],
  ['Investing and saving', /^formulas\//],
  ['Income tax in India', /^tax\/|salary-tax|advance-tax|tds|capital-gains|cost-inflation|crypto-profit/],
  [
    'Salary, provident fund, pension',
    /^india\/(?:epf|eps|esi|gratuity|hra|leave|professional|salary|section|vpf|nps|apy|code)/,
  ],
  ['Deposits, schemes and charges in India', /^india\//],
  ['Working with calculators', /./],
]

/** Functions by topic, in the order of the headings; none that is empty. */
export function byTopic(
  functions: readonly DocumentedFunction[],
): { title: string; functions: DocumentedFunction[] }[] {
  const found = topics.map(([title]) => ({ title, functions: [] as DocumentedFunction[] }))
  for (const one of functions) {
    found[topics.findIndex(([, files]) => files.test(one.file))]?.functions.push(one)
  }
  return found.filter((topic) => topic.functions.length > 0)
}
