import { readFileSync } from 'node:fs'
import { calculators, runCalculator } from '@pkg/finance-math/calculators'
import { anyText } from '@pkg/test-settings/any-text.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { commonFlags } from '../src/read-arguments.ts'
import { runCommand } from '../src/run-command.ts'
import { toFlag } from '../src/to-flag.ts'

const run = (line: string) => runCommand(line === '' ? [] : line.split(' '), { version: '1.2.3' })
const json = (line: string) => JSON.parse(run(`${line} --json`).out)

describe('a calculator', () => {
  it('is asked by kebab-cased flags and answers unrounded figures as JSON', () => {
    const answer = json('sip --monthly-investment 5000 --annual-rate-percent 12 --years 10')
    expect(answer.calculator).toBe('sip')
    // 5000 × ((1.01^120 − 1) ÷ 0.01) × 1.01
    expect(answer.outputs.futureValue).toBeCloseTo(1_161_695.3819, 3)
    expect(answer.outputs.totalInvested).toBe(600_000)
    expect(answer.explanation.steps[0].parts).toContainEqual(
      expect.objectContaining({ name: 'annualRatePercent', value: 12, unit: 'percent' }),
    )
    expect(answer.sources[0]).toHaveProperty('title')
  })
  it('is asked by the short aliases of its definition', () => {
    expect(json('sip -m 5000 -r 12 -y 10')).toEqual(
      json('sip --monthly-investment 5000 --annual-rate-percent 12 --years 10'),
    )
    expect(json('sip -m5000 -r12').inputs).toMatchObject({ monthlyInvestment: 5000, annualRatePercent: 12 })
  })
  it('reads numbers as people write them', () => {
    expect(json('loan --principal 12.5L --annual-rate-percent 8% --years=180months').inputs).toMatchObject({
      principal: 1_250_000,
      annualRatePercent: 8,
      years: 15,
    })
    expect(runCommand(['loan', '-p', '₹1,00,00,000', '--json'], { version: '' }).out).toContain('10000000')
    expect(json('sip -r -5').inputs.annualRatePercent).toBe(-5)
  })
  it('reads lists and dated amounts', () => {
    expect(json('arbitrage --odds 2.1,2.05 -s 100').outputs.stakes).toHaveLength(2)
    const flows = '2024-01-01:-100,2024-12-31:110'
    expect(json(`xirr --flows ${flows}`).outputs.xirrPercent).toBeCloseTo(10, 9)
    expect(json(`xirr -f ${flows}`).inputs.flows[0]).toEqual({ date: '2024-01-01', amount: -100 })
  })
  it('writes for a person: figures with their units, formula, steps, sources', () => {
    const { out, code } = run('loan -p 10L -r 8 -y 10')
    expect(code).toBe(0)
    expect(out).toMatch(/Monthly instalment \(EMI\) +₹12,132\.76/)
    expect(out).toContain('EMI = ')
    expect(out).toContain('Source: ')
    expect(out).not.toMatch(/NaN|undefined|\[object|[{}]/)
  })
  // By hand: 5 lakh less 40 %; 19 months of 22,500 and one of 16,250.
  it('tells the totals of a chit that no rate fits, and that there is none', () => {
    const { out, code } = run('chit-fund --your-month 10 --your-discount-percent 40')
    expect(code).toBe(0)
    expect(out).toMatch(/You receive +₹3,00,000\n/)
    expect(out).toMatch(/Effective rate a year +none\n/)
    expect(out).toMatch(/You pay in all +₹4,43,750\n/)
    expect(out).not.toMatch(/NaN/)
    expect(json('chit-fund --your-month 10 --your-discount-percent 40').outputs).toMatchObject({
      youReceive: 300_000,
      effectiveAnnualPercent: null,
    })
  })
  it('prints a schedule as CSV, in any of its views', () => {
    const lines = run('loan -p 10L -r 8 -y 10 --csv').out.split('\r\n')
    expect(lines[0]).toBe('month,principalPaid,interestPaid,totalPayment,balance')
    expect(lines).toHaveLength(122)
    expect(Number(lines[1]?.split(',')[2])).toBeCloseTo(1_000_000 * (0.08 / 12), 6)
    expect(run('loan -y 10 --csv --view yearly').out.split('\r\n')).toHaveLength(12)
    expect(run('loan -y 10 --view yearly').out).toMatch(/Year +Principal paid/)
    const years: { totalPayment: number }[] = json('loan -p 10L -r 8 -y 10 --view yearly').schedule
    expect(years).toHaveLength(10)
    // Twelve instalments of 12,132.759435535774
    expect(years[0]?.totalPayment).toBe(145_593.11)
    expect(run('currency --rate 83.5 --csv').out).toBe(
      'converted,inverseRate\r\n83.5,0.011976047904191617\r\n',
    )
  })
  it('finds an input by an output', () => {
    const answer = json('sip -r 12 -y 10 --solve-for monthly-investment --reach future-value=1cr')
    // 10,000,000 ÷ (((1.01^120 − 1) ÷ 0.01) × 1.01)
    expect(answer.inputs.monthlyInvestment).toBeCloseTo(43_040.543, 3)
    expect(answer.outputs.futureValue).toBeCloseTo(1e7, 3)
  })
})

describe('what is not understood ends with 2 and says what to type', () => {
  it.each([
    ['sipp', 'There is no calculator "sipp".\nDid you mean sip?\n'],
    ['zzzzzz', 'There is no calculator "zzzzzz".\nCalculators: sip, '],
    ['sip --year 5', 'sip has no flag --year.\nDid you mean --years?\n'],
    ['sip --colour 5', 'sip has no flag --colour.\nSee "finance-math sip --help".\n'],
    ['sip -z 5', 'sip has no flag -z.'],
    ['sip 5000', '"5000" belongs to no flag.'],
    ['sip --years', '--years needs a value.'],
    ['sip --years=', '--years needs a value.'],
    ['sip --years 5 --years 6', '--years is given twice.'],
    ['sip --json --csv', '--json and --csv are two forms of one answer.'],
    ['sip --json=yes', '--json takes no value.'],
    ['sip --years ten', '--years needs a number, not "ten".\nFor example 1250000'],
    ['sip --years 900', '--years may not be above 200, not "900".'],
    ['sip --mode weekly', '--mode has to be sip or lump-sum, not "weekly".'],
    ['sip --principal 5', '--principal is not used while --mode is sip.\nIt is for --mode lump-sum.'],
    ['xirr --flows 2024-01-01', '--flows needs a date'],
    ['currency --from rupees', '--from needs a currency code'],
    ['loan --view weekly', 'loan has no view "weekly".\nViews: all, monthly, yearly.'],
    ['currency --view all', 'currency has no view "all".\nIt has no schedule.'],
    ['sip --solve-for years', '--solve-for and --reach go together.'],
    ['sip --solve-for age --reach gain=5', 'sip has no input age.\nInputs: mode, '],
    ['sip --solve-for years --reach gain=5', 'sip does not find years by gain.\nIt finds '],
    ['xirr --solve-for flows --reach gain=5', 'xirr does not find flows by gain.\nxirr answers none.'],
    ['sip --solve-for years --reach 5', '--reach has to be <output>=<number>, not "5".\nOutputs: '],
    ['sip --solve-for years --reach future-value=much', '--reach needs a number, not "much".'],
    ['sip -y 5 --solve-for years --reach future-value=5', '--years is what is asked for.'],
    ['completion tcsh', 'completion needs the name of a shell.\nShells: bash, zsh, fish.'],
  ])('%s', (line, message) => {
    const { code, out, err } = run(line)
    expect(err).toContain(message)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

test('what has no answer ends with 1 and says why', () => {
  const { code, out, err } = run('xirr --flows 2024-01-01:-100,2025-01-01:-50')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^There is no answer: .+\.\n$/)
  const never = run('loan -p 10L -r 8 --solve-for years --reach emi=10')
  expect(never.code).toBe(1)
})

test('help names every calculator, and of each every flag, answer and view', () => {
  for (const line of ['', 'help', '--help', '-h']) {
    for (const { id } of calculators) expect(run(line).out).toContain(`  ${id} `)
  }
  for (const definition of calculators) {
    const { out, code } = run(`${definition.id} --help`)
    expect(code).toBe(0)
    for (const name of Object.keys(definition.inputs)) expect(out).toContain(`--${toFlag(name)} `)
    for (const name of Object.keys(definition.outputs)) expect(out).toContain(`  ${toFlag(name)} `)
    for (const letter of Object.keys(definition.aliases ?? {})) expect(out).toContain(`  -${letter}, --`)
    expect(out).not.toMatch(/NaN|undefined|\[object/)
  }
  expect(run('--version').out).toBe('1.2.3\n')
})

test.each(calculators.map((definition) => [definition.id, definition] as const))(
  'the example in the help of %s computes what the defaults do',
  (id, definition) => {
    const line = run(`${id} --help`)
      .out.split('\n')
      .find((one) => one.startsWith('  finance-math '))
    const answer = json((line ?? '').trim().replace('finance-math ', ''))
    const defaults = runCalculator(definition, {})
    expect(answer.outputs).toEqual(JSON.parse(JSON.stringify(defaults.ok && defaults.outputs)))
  },
)

test('every input has a flag of its own, which is none of the common ones', () => {
  for (const { inputs } of calculators) {
    const flags = [...Object.keys(inputs).map(toFlag), ...Object.keys(commonFlags)]
    expect(new Set(flags).size).toBe(flags.length)
    for (const flag of flags) expect(flag).toMatch(/^[a-z][a-z\d]*(-[a-z\d]+)*$/)
  }
  expect(toFlag('section80CCD1B')).toBe('section-80ccd1b')
  expect(toFlag('section80DSelf')).toBe('section-80d-self')
})

test('completion offers calculators, flags and options that begin like what is typed', () => {
  const offered = (line: string) => run(`__complete ${line}`).out.split('\n').filter(Boolean)
  expect(runCommand(['__complete', ''], { version: '' }).out).toContain('sip\n')
  expect(offered('lo')).toEqual(['loan', 'loan-prepayment', 'loan-apr', 'loan-eligibility'])
  expect(offered('sip --ye')).toEqual(['--years'])
  expect(offered('sip --years 5 --ye')).toEqual([])
  expect(offered('sip --mode l')).toEqual(['lump-sum'])
  expect(offered('sip --years 1')).toEqual([])
  expect(offered('loan --view y')).toEqual(['yearly'])
  expect(offered('currency --view a')).toEqual([])
  expect(offered('sip --solve-for y')).toEqual(['years'])
  expect(offered('sip --reach f')).toEqual(['future-value='])
  expect(offered('completion z')).toEqual(['zsh'])
  expect(offered('nothing --x')).toEqual([])
  for (const shell of ['bash', 'zsh', 'fish'])
    expect(run(`completion ${shell}`).out).toContain('finance-math __complete')
})

test('whatever is typed, nothing is thrown, and one of the two outputs is empty', () => {
  const word = fc.oneof(
    fc.constantFrom(...calculators.map(({ id }) => id), '--years', '-y', '--json', '--csv', '--', '-', '-1'),
    anyText({ maxLength: 20 }),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const { code, out, err } = runCommand(words, { version: '1' })
      expect(code === 0 ? err : out).toBe('')
      expect([0, 1, 2]).toContain(code)
    }),
  )
})

test('the examples of the README print what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const blocks = [...readme.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, text = '']) =>
    text.split(/^\$ /m).filter(Boolean),
  )
  expect(blocks.length).toBeGreaterThan(3)
  for (const block of blocks) {
    const [line = '', ...printed] = block.trimEnd().split('\n')
    const words = [...line.replace(/^npx @pkg\/finance-math-cli /, '').matchAll(/"([^"]*)"|(\S+)/g)]
    const { out, err } = runCommand(
      words.map(([, quoted, plain]) => quoted ?? plain ?? ''),
      { version: '0' },
    )
    const all = (out + err).replaceAll('\r\n', '\n')
    // A line of dots stands for the lines that are left out.
    for (const part of printed.join('\n').split(/^…$/m)) expect(all).toContain(part.trim())
  }
})
