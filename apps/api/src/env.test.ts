import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLiveDefaults } from '@pkg/chain-client'
import { chains } from '@pkg/chains'
import { expect, onTestFinished, test } from 'vitest'
import { getVariables, readEnv } from './env.ts'

const liveDefaults = withLiveDefaults({}, chains)
const given = { SESSION_SECRET: 'sixteen letters!' }

function read(variables: Record<string, string> = {}) {
  return readEnv({ ...given, ...variables }, { root: '/project' })
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('nothing set is a working start on live sources', () => {
  expect(read()).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: new URL('http://127.0.0.1:3000'),
    database: { file: '/project/data/live.db' },
    carryOver: {
      from: '/project/data/hodlwise.db',
      to: ['/project/data/sandbox.db', '/project/data/live.db'],
    },
    origin: { world: 'live' },
    mode: 'live',
    providers: liveDefaults,
    checkAnswers: false,
  })
})

test('the sandbox brings its own addresses and none of the real ones', () => {
  const { mode, providers } = read({ PROVIDERS: 'sandbox', MORALIS_URL: 'http://127.0.0.1:4000/moralis/' })

  expect(mode).toBe('sandbox')
  expect(providers).toEqual({ MORALIS_URL: 'http://127.0.0.1:4000/moralis' })
})

test('the addresses on the contact page are none, or ones that can be reached', () => {
  expect(read({ CONTACT_EMAIL: '' })).toMatchObject({ contactEmail: null, contactPostalAddress: null })
  const given = { CONTACT_EMAIL: 'help@example.org', CONTACT_POSTAL_ADDRESS: ' 1 Main Street ' }
  expect(read(given)).toMatchObject({
    contactEmail: 'help@example.org',
    contactPostalAddress: '1 Main Street',
  })
  expect(() => read({ CONTACT_EMAIL: 'help at example' })).toThrow('CONTACT_EMAIL must be an email address')
  expect(() => read({ CONTACT_POSTAL_ADDRESS: 'x'.repeat(301) })).toThrow('at most 300 characters')
})

test('each world has a database and readings of its own', () => {
  const sandbox = read({ PROVIDERS: 'sandbox', MORALIS_URL: 'http://127.0.0.1:4000', MORALIS_API_KEY: 'k' })
  const another = read({ PROVIDERS: 'sandbox', MORALIS_URL: 'http://127.0.0.1:4001', MORALIS_API_KEY: 'k' })
  expect(sandbox.database).toEqual({ file: '/project/data/sandbox.db' })
  expect(sandbox.origin.world).toMatch(/^sandbox-[0-9a-f]{16}$/)
  expect(another.origin.world).not.toBe(sandbox.origin.world)
  expect(read({ PROVIDERS: 'sandbox' }).origin.world).toBe('sandbox')
  const own = read({ ETH_RPC_URLS: 'http://127.0.0.1:8545' }).origin
  expect(own.world).toMatch(/^live-[0-9a-f]{16}$/)
  expect(own.closingPrices).toBe(read().origin.closingPrices)
  expect(read({ COINGECKO_URL: '' }).origin).toMatchObject({ world: 'live' })
  expect(read({ COINGECKO_URL: '' }).origin.closingPrices).not.toBe(own.closingPrices)
})

test('an empty address switches a source off, a missing one leaves it as it is', () => {
  const { providers } = read({ COINGECKO_URL: '', ETH_RPC_URLS: '' })

  expect(providers).toMatchObject({
    COINGECKO_URL: '',
    ETH_RPC_URLS: [],
    DEFILLAMA_URL: liveDefaults.DEFILLAMA_URL,
  })
})

test('live all chains are read, in the sandbox its own, and CHAINS names others', () => {
  expect(read().chains).toEqual(chains)
  expect(read({ PROVIDERS: 'sandbox' }).chains.map(({ id }) => id)).toEqual([1])
  expect(read({ PROVIDERS: 'sandbox', CHAINS: '8453, 1' }).chains.map(({ id }) => id)).toEqual([8453, 1])
  expect(read({ CHAINS: '' }).chains).toEqual(chains)
})

test('one chain has addresses of its own', () => {
  const { providers } = read({
    CHAINS: '1,8453',
    ETH_RPC_URLS_8453: 'http://a.example, https://b.example/key/',
    BLOCKSCOUT_URL_8453: '',
    BLOCKSCOUT_URL: 'https://blockscout.example/{chainId}/api/v2/',
  })
  expect(providers).toMatchObject({
    ETH_RPC_URLS: liveDefaults.ETH_RPC_URLS,
    ETH_RPC_URLS_8453: ['http://a.example', 'https://b.example/key'],
    BLOCKSCOUT_URL: 'https://blockscout.example/{chainId}/api/v2',
    BLOCKSCOUT_URL_8453: '',
  })
  const world = read({ CHAINS: '1,8453', ETH_RPC_URLS_8453: 'http://127.0.0.1:8545' }).origin.world
  expect(world).toMatch(/^live-[0-9a-f]{16}$/)
})

test.for([
  [{ CHAINS: '1,base' }, 'CHAINS must hold ids of chains, comma-separated, such as 1,8453'],
  [
    { CHAINS: '1,31337' },
    'CHAINS names 31337, of which nothing is known; there are 1 (Ethereum), 8453 (Base)',
  ],
  [{ CHAINS: '1,8453,1' }, 'CHAINS names 1 twice'],
  [
    { UPSTREAM_BUDGETS: 'blockscout=many' },
    'UPSTREAM_BUDGETS must be a list such as blockscout=180/minute,moralis=40000/day,coingecko=off',
  ],
  [{ UPSTREAM_BUDGETS: 'nobody=1/day' }, 'UPSTREAM_BUDGETS names no source "nobody"; there are moralis'],
  [
    { CHAINS: '1', ETH_RPC_URLS_8453: 'https://planted-key.example' },
    'ETH_RPC_URLS_8453 is for a chain that is not read; CHAINS lists 1',
  ],
  [
    { BLOCKSCOUT_URL_5: 'https://planted-key.example' },
    'BLOCKSCOUT_URL_5 is for a chain that is not read; CHAINS lists 1, 8453',
  ],
  [{ ETH_RPC_URLS_BASE: 'https://planted-key.example' }, 'ETH_RPC_URLS_BASE must end in the id of a chain'],
  [
    { ETH_RPC_URLS_8453: 'planted-key' },
    'ETH_RPC_URLS_8453 must be a URL that starts with http:// or https://',
  ],
  [
    { CHAINS: '8453', BLOCKSCOUT_URL: 'https://planted-key.example' },
    'BLOCKSCOUT_URL is for Ethereum, which is not read (CHAINS lists 8453); with {chainId} in it, it is for every chain',
  ],
  [
    { ETH_RPC_URLS: 'https://planted-key.example', ETH_RPC_URLS_1: 'https://other.example' },
    'ETH_RPC_URLS_1 and ETH_RPC_URLS both set Ethereum; leave one of them out',
  ],
] as const)('%j is refused with a sentence', ([variables, sentence]) => {
  const start = () => read(variables)
  expect(start).toThrow(sentence)
  expect(start).not.toThrow('planted')
})

test('names and gas are Ethereum’s, so that its node may be set whichever chains are read', () => {
  const { chains: found, providers } = read({ CHAINS: '8453', ETH_RPC_URLS: 'https://a.example' })
  expect(found.map(({ id }) => id)).toEqual([8453])
  expect(providers.ETH_RPC_URLS).toEqual(['https://a.example'])
})

test('several nodes are separated by commas', () => {
  expect(read({ ETH_RPC_URLS: 'http://a.example, https://b.example/key' }).providers.ETH_RPC_URLS).toEqual([
    'http://a.example',
    'https://b.example/key',
  ])
})

test('every fault is named at once, without the value', () => {
  const start = () =>
    read({
      PORT: '70000',
      PROVIDERS: 'mock',
      MORALIS_URL: 'ftp://planted-key.example',
      ETH_RPC_URLS: 'nowhere',
      DATABASE_URL: 'mysql://user:planted-key@db/hodlwise',
      SESSION_SECRET: 'short',
    })

  expect(start).toThrowErrorMatchingInlineSnapshot(`
    [EnvError: The settings are not right:
      PORT must be a number from 0 to 65535
      DATABASE_URL must start with file: for a SQLite file, or with postgres:// for PostgreSQL; no other database can be used
      SESSION_SECRET must have at least 16 characters
      PROVIDERS must be sandbox or live
      MORALIS_URL must be a URL that starts with http:// or https://, or empty
      ETH_RPC_URLS must be a URL that starts with http:// or https://]
  `)
})

test.for([
  ['file:./data/a.db', '/project/data/a.db'],
  ['file:a.db', '/project/a.db'],
  ['file:/var/lib/a.db', '/var/lib/a.db'],
  ['file:///var/lib/a.db', '/var/lib/a.db'],
  ['file::memory:', ':memory:'],
] as const)('the database %s is the file %s', ([url, file]) => {
  expect(read({ DATABASE_URL: url }).database).toEqual({ file })
})

const SECRET = 'sixteen letters!'

test.for([
  'postgres://hodlwise:s3cret@db.example:5432/hodlwise',
  'postgresql://hodlwise:p%40ss%2Fword@db.example/hodlwise?sslmode=require',
  'postgres://hodlwise@localhost/hodlwise?host=%2Frun%2Fpostgresql',
])('%s is a PostgreSQL database', (url) => {
  expect(read({ DATABASE_URL: url, SESSION_SECRET: SECRET })).toMatchObject({
    database: { url },
    mail: { folder: '/project/data/mails' },
    carryOver: null,
  })
})

test.for([
  ['postgres://me:planted@key@db/hodlwise', 'has an @ in the user or the password; write %40'],
  ['postgres://me:planted/key@db/hodlwise', 'is no URL; in the user and the password write %40 for @'],
  ['postgres://me:planted#key@db/hodlwise', 'is no URL; in the user and the password write %40 for @'],
  ['postgres://me:key@db', 'must name a database after the host'],
  ['postgres://me:key@db/one/two', 'must name a database after the host'],
  ['libsql://db/hodlwise', 'must start with file: for a SQLite file, or with postgres://'],
] as const)('%s is refused with a sentence that says what to do', ([url, sentence]) => {
  const start = () => read({ DATABASE_URL: url, SESSION_SECRET: SECRET })
  expect(start).toThrow(`DATABASE_URL ${sentence}`)
  expect(start).not.toThrow('planted')
})

test('with PostgreSQL the secret must be given, since every machine would make its own', () => {
  expect(() => read({ DATABASE_URL: 'postgres://db/hodlwise', SESSION_SECRET: '' })).toThrow(
    'SESSION_SECRET must be set with PostgreSQL',
  )
})

test('a secret that is not given is made once, beside the database, for its owner’s eyes only', () => {
  const folder = makeFolder()
  const options = { root: folder }
  const first = readEnv({}, options).sessionSecret
  const file = join(folder, 'data/session-secret')

  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect(readFileSync(file, 'utf8')).toBe(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readEnv({}, options).sessionSecret).toBe(first)
})

test('the .env file counts where the environment says nothing', () => {
  const folder = makeFolder()
  writeFileSync(join(folder, '.env'), 'HODLWISE_TEST_ONE="from the file" # a note\nPATH=/nowhere\n')
  const variables = getVariables(folder)

  expect(variables.HODLWISE_TEST_ONE).toBe('from the file')
  expect(variables.PATH).toBe(process.env.PATH)
})

test.for([
  ['http://planted-name:planted-key@cache', 'must start with redis://'],
  ['redis://:planted@key@cache:6379', 'has an @ in the user or the password; write %40 in its place'],
  ['redis://cache:6379/0#planted', 'has a # in it; write %23'],
  ['redis://cache/hodlwise', 'must have nothing after the host but the number of a database'],
] as const)('REDIS_URL=%s is refused with what to write', ([url, sentence]) => {
  const start = () => read({ REDIS_URL: url })
  expect(start).toThrow(`REDIS_URL`)
  expect(start).toThrow(sentence)
  expect(start).not.toThrow('planted')
})

test('without REDIS_URL nothing is shared, and a password with escapes is taken as it is', () => {
  expect(read({}).redisUrl).toBeUndefined()
  expect(read({ REDIS_URL: 'rediss://:p%40ss@cache:6380/2' }).redisUrl).toBe('rediss://:p%40ss@cache:6380/2')
})
