import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository } from '@pkg/test-settings/copy-repository.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let copy = ''

/** Runs a tool of a room of the copy; what it says when it fails is in the error. */
function run(room: string, [tool = '', ...args]: readonly string[]): string {
  try {
    return execFileSync(join(copy, room, 'node_modules/.bin', tool), args, {
      cwd: join(copy, room),
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${tool} ${args.join(' ')} in ${room}:\n${stdout}\n${stderr}`)
  }
}

const generate = (kind: string, ...args: readonly string[]) =>
  run('packages/generators', [
    ...['gen', 'run', kind, '--args', ...args, '--config', 'generators.config.ts', '--root', copy],
  ])

/** A chain that exists nowhere: no service and no library knows it. */
const nowhere = [
  ...['777002', 'New chain', 'NEW', "Miner's coin", 'none', 'none', 'none'],
  ...['https://one.new-chain.example,https://two.new-chain.example', 'Newscan'],
  ...['https://newscan.example', 'none', '1500', '40', 'op'],
]

/** What the type checker says of rooms of the copy; an error has it all. */
const checkTypes = (room: string, ...args: readonly string[]) =>
  run(room, ['tsc', '--singleThreaded', ...args])

/**
 * Writes a thing of each kind, as `npm run new <kind>` does; a generator fails where the linter finds fault. For circles
 * of imports the linter reads every file, however few it is asked about: it does so once, when all is written.
 */
beforeAll(() => {
  copy = copyRepository()
  const settings = join(copy, 'biome.json')
  const whole = readFileSync(settings, 'utf8')
  const parsed = JSON.parse(whole)
  parsed.linter.rules.suspicious.noImportCycles = 'off'
  writeFileSync(settings, JSON.stringify(parsed))
  for (const kind of ['calculator', 'chain', 'provider', 'route', 'screen']) {
    const given = kind === 'chain' ? nowhere : []
    expect(generate(kind, `new-${kind}`, ...given)).toContain('Success')
  }
  // The modules that the build of the site writes from the registry of calculators.
  execFileSync(process.execPath, ['build-steps/write-calculator-routes.ts'], { cwd: join(copy, 'apps/web') })
  writeFileSync(settings, whole)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each([
  [
    'calculator',
    'packages/finance-math',
    ['src/calculators/conformance.test.ts', '-t', 'new-calculator', '--coverage.enabled=false'],
  ],
  [
    'calculator',
    'packages/money-questions',
    [
      ...['src/languages/card/card-words.test.ts', 'src/languages/hi/definition-labels.test.ts'],
      ...['-t', 'every calculation has a name|has a Hindi one|no label is kept'],
    ],
  ],
  ['chain', 'packages/chains', ['src/chains.test.ts', '-t', 'New chain|the list and the folder|is found']],
  [
    'provider',
    'packages/chain-client',
    [
      ...['src/providers/providers.test.ts', 'src/provider-settings.test.ts', 'src/every-chain.test.ts'],
      ...['-t', 'new-provider|NEW_PROVIDER|asked of its providers|New chain'],
    ],
  ],
  [
    'route',
    'apps/api',
    [
      ...['--project=sqlite', 'src/features/new-route', 'src/plugins/access.test.ts'],
      ...['-t', 'stands in this table|is served|anybody is told'],
    ],
  ],
  [
    'screen and calculator',
    'apps/web',
    ['app/paths.test.ts', 'app/features/calculators/calculator-figures.test.ts'],
  ],
])(
  'a new %s passes the checks of %s',
  (_kind, room, tests) => {
    // Those of the other rooms are checked together.
    if (room === 'apps/web') expect(checkTypes(room)).toBe('')
    expect(run(room, ['vitest', 'run', ...tests])).toContain('passed')
  },
  300_000,
)

test('what is written has no fault of types, in every room that no browser loads', () => {
  expect(checkTypes('', '--project', 'tsconfig.rooms.json')).toBe('')
})

test('what is written has no circle of imports', () => {
  expect(run('', ['biome', 'lint', '--only=suspicious/noImportCycles'])).toBe('')
})

test('a list that has changed its form is told by its name', () => {
  const registry = join(copy, 'packages/finance-math/src/calculators/index.ts')
  writeFileSync(registry, readFileSync(registry, 'utf8').replace(/\n\]\s*$/, ''))
  expect(() => generate('calculator', 'another')).toThrow('has no place for a line any more')
})

test.each<[string, number, string, string]>([
  ['its number', 0, '0x1', 'The number of a chain is a whole number above zero.'],
  ['its nodes', 7, 'https://one.example,http://two.example', 'Nodes are addresses with https'],
  ['its explorer', 9, 'newscan', 'An explorer is an address with https'],
  ['its fees', 13, 'free', 'Fees are paid by ethereum, op, arbitrum, scroll, zksync, celo.'],
])('a chain is refused by %s in words, and nothing is written of it', (_, place, answer, sentence) => {
  expect(() => generate('chain', 'other-chain', ...nowhere.with(place, answer))).toThrow(sentence)
  expect(existsSync(join(copy, 'packages/chains/src/entries/other-chain.ts'))).toBe(false)
})
