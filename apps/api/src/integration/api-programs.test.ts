import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { account, users, wallets } from '@pkg/api-contract'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { createToken } from '../testing/create-program.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { sampleToken } from '../testing/samples.ts'

const examples = join(import.meta.dirname, '../../../../docs/examples')
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const run = promisify(execFile)
const hasPython = spawnSync('python3', ['--version']).status === 0

const [first, second] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
]

/** The server on a port, with somebody's wallets and a token for them. */
async function listen() {
  const row = { address: '0x3333333333333333333333333333333333333333' }
  const chain = createFakeChain({
    tokens: {
      [first]: [
        // One base unit more than a double can hold.
        sampleToken({
          ...row,
          symbol: 'TWO',
          balance: '1234000000000000000001',
          usdPrice: 2.5,
          usdValue: 3085,
        }),
        sampleToken({ symbol: 'ONE', usdPrice: null, usdValue: null }),
        sampleToken({
          address: `0x${'44'.repeat(20)}`,
          symbol: null,
          decimals: null,
          balance: '7',
          usdPrice: null,
          usdValue: null,
        }),
        sampleToken({ address: `0x${'55'.repeat(20)}`, symbol: 'SPAM', spam: 'yes' }),
      ],
    },
  })
  const { app, browser } = await buildTestApp({ chain })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const owner = browser()
  await owner.enter('ada')
  for (const address of [first, second]) await owner.api(users.addAddress, { body: { address } })
  await owner.api(wallets.updateWallet, { params: { address: first }, body: { label: 'Savings' } })
  return { address: `http://127.0.0.1:${port}`, owner, token: await createToken(owner, ['read:portfolio']) }
}

const shown = `Savings
  1234.000000000000000001 TWO, $3,085.00
  10 ONE, unknown
  7 base units 0x4444444444444444444444444444444444444444, unknown
  Net worth $3,085.00, without 2 of unknown price
0x2222222222222222222222222222222222222222
  Net worth $0.00, without 0 of unknown price
`

test.skipIf(!hasPython)(
  'the program in plain Python prints the portfolio, and says why it may not',
  async () => {
    const { address, owner, token } = await listen()
    const python = (HODLWISE_TOKEN: string) =>
      run('python3', [join(examples, 'portfolio.py'), address], {
        env: { HODLWISE_TOKEN, PATH: process.env.PATH },
      })
    expect((await python(token.secret)).stdout).toBe(shown)

    const historian = await createToken(owner, ['read:history'])
    await expect(python(historian.secret)).rejects.toMatchObject({
      stderr: 'This access token may not do this. It needs read:portfolio.\n',
    })
    await owner.api(account.revokeToken, { params: { id: token.id } })
    await expect(python(token.secret)).rejects.toMatchObject({
      stderr: expect.stringContaining('is not valid'),
    })
  },
)

test('a client generated from the description is strict TypeScript and reads the portfolio of a running server', async () => {
  const { address, token } = await listen()
  // Below this room, so that its packages are found.
  const results = join(import.meta.dirname, '../../.results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'generated-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const types = astToString(await openapiTS(new URL('/docs/openapi.json', address)))
  writeFileSync(join(folder, 'hodlwise-api.d.ts'), types)
  copyFileSync(join(examples, 'portfolio.ts'), join(folder, 'portfolio.ts'))
  // A fault that the types have to find: what a token is worth may be unknown.
  const wrong = readFileSync(join(examples, 'portfolio.ts'), 'utf8').replace(
    '(value: number | null)',
    '(value: number)',
  )
  writeFileSync(join(folder, 'wrong.ts'), wrong)

  const strict = [
    '--ignoreConfig',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--noEmit',
  ]
  const modules = [
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--allowImportingTsExtensions',
  ]
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '--singleThreaded', ...strict, ...modules, 'portfolio.ts', 'wrong.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stdout).toMatch(/^wrong\.ts\(\d+,\d+\): error TS2345: .*'number \| null'/)
  expect(stdout).not.toContain('portfolio.ts')
  const env = { ...process.env, HODLWISE_TOKEN: token.secret }
  expect((await run(process.execPath, ['portfolio.ts', address], { cwd: folder, env })).stdout).toBe(shown)
})
