import { ApiError, gains, MAX_PURCHASES_BYTES, wallets } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { createFakeChain } from '../testing/fake-chain.ts'

const MEGABYTE = 1024 * 1024
const wallet = '0x1111111111111111111111111111111111111111'
const exported = (inner: string) => `{"format":"hodlwise-portfolio","version":1,${inner}}`

async function enter() {
  const chain = createFakeChain()
  const { browser } = await buildTestApp({ chain })
  const ada = browser()
  await ada.enter('ada')
  const take = (text: string) => ada.api(wallets.importWallets, { body: { text } })
  return { ada, chain, take }
}

test.for([
  ['one line of megabytes', 'x.eth '.repeat(MEGABYTE)],
  ['one name of megabytes', 'x.'.repeat(MEGABYTE)],
  ['one address of megabytes', `0x${'a'.repeat(2 * MEGABYTE)}`],
  ['a million addresses in one line', '0x1 '.repeat(MEGABYTE)],
  ['nothing but commas', ','.repeat(2 * MEGABYTE)],
  ['quotes that are never closed', '"a'.repeat(MEGABYTE)],
  ['a million tags', `address;tags\n${wallet};"${'a|'.repeat(MEGABYTE)}"`],
] as const)(
  'of %s a part is read, nothing is looked up, and the rest is said to be left',
  async ([, text]) => {
    const { take, chain } = await enter()
    const { lines, added } = await take(text)

    expect(added).toBe(0)
    expect(lines.length).toBeLessThanOrEqual(5_001)
    expect(lines.at(-1)?.message).toMatch(/is read in part|Only the first/)
    expect(chain.world.asked.filter(({ question }) => question.length > 300)).toEqual([])
  },
)

test.for([
  ['brackets in brackets, 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['brackets that are never closed', `{"wallets":${'['.repeat(MEGABYTE)}`],
  ['an export of another format', '{"format":"other","version":1,"wallets":[]}'],
] as const)('%s is refused', async ([, text]) => {
  const { take } = await enter()
  await expect(take(text)).rejects.toMatchObject({ status: 400 })
})

test('an export that would give every object a field gives none', async () => {
  const { take } = await enter()
  const pollution = '"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}'
  const { added } = await take(exported(`${pollution},"wallets":[{"address":"${wallet}",${pollution}}]`))

  expect(added).toBe(1)
  expect(({} as Record<string, unknown>).role).toBeUndefined()
})

test('a wallet with a million tags is not taken in', async () => {
  const { take } = await enter()
  const { lines, added } = await take(
    exported(`"wallets":[{"address":"${wallet}","tags":[${'"a",'.repeat(MEGABYTE)}"b"]}]`),
  )

  expect([added, lines[0]?.fate]).toEqual([0, 'invalid'])
})

test('whoever imports again and again waits', async () => {
  const { ada } = await enter()
  const statuses = new Set<number>()
  for (let turn = 0; turn < 31; turn++) {
    const request = { method: 'POST', url: '/api/portfolio/import', payload: { text: wallet } } as const
    statuses.add((await ada.send(request)).statusCode)
  }

  expect([...statuses]).toEqual([200, 429])
})

test('a body that is packed is not unpacked', async () => {
  const { ada } = await enter()
  const { statusCode } = await ada.send({
    method: 'POST',
    url: '/api/portfolio/import',
    payload: Buffer.from('H4sIAAAAAAAAA6tWKkmtKFGyUjKoUKoFAAz6XgUOAAAA', 'base64'),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  })

  expect(statusCode).toBe(400)
})

/** More calls than are under way when an import takes the loop for itself. */
const ENOUGH = 6

const body = (text: string) => JSON.stringify({ text })
const manyVerdicts = Array.from(
  { length: 5_000 },
  (_, index) => `{"chainId":1,"asset":"0x${index.toString(16).padStart(40, '0')}","verdict":"hide"}`,
).join()

test.for([
  ['exports of many things', body(exported(`"wallets":[],"history":[${'{},'.repeat(MEGABYTE)}{}]`))],
  ['many things around a text', `{"text":"${wallet}","more":[${'{},'.repeat(MEGABYTE)}{}]}`],
  ['thousands of decisions', body(exported(`"wallets":[],"verdicts":[${manyVerdicts}]`))],
] as const)('while %s are read, others are answered', async ([, payload]) => {
  const { ada } = await enter()
  let isDone = false
  const importing = ada
    .send({
      method: 'POST',
      url: '/api/portfolio/import',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    .finally(() => {
      isDone = true
    })
  let answeredMeanwhile = 0
  while (!isDone && answeredMeanwhile < ENOUGH) {
    await ada.send({ method: 'GET', url: '/api/users/dashboard' })
    if (!isDone) answeredMeanwhile += 1
    await new Promise(setImmediate)
  }
  await importing

  expect(answeredMeanwhile).toBe(ENOUGH)
})

const fill = (part: string, before = '') =>
  before + part.repeat(Math.floor((MAX_PURCHASES_BYTES - before.length) / part.length))

test.for([
  ['nothing but commas', fill(',')],
  ['quotes that are never closed', fill('"a')],
  ['half a million lines', fill('x\n', 'Date,Coin,Quantity,Cost\n')],
  ['a number of a megabyte', fill('1', 'Date,Coin,Quantity,Cost\n2025-04-01,ETH,1,')],
  ['a date of a megabyte', fill(' 1', 'Date,Coin,Quantity,Cost\n')],
  ['thousands apart without end', fill(',111', 'Date;Coin;Quantity;Cost\n2025-04-01;ETH;1;1')],
  ['names of columns without end', fill('Date;Total ')],
  ['purchases without end', fill('2025-04-01,ETH,1,5\n', 'Date,Coin,Quantity,Cost\n')],
] as const)('of a file of purchases with %s a part is read, or it is refused', async ([, text]) => {
  const { ada } = await enter()
  const read = await ada.api(gains.readPurchases, { body: { text } }).catch((error: unknown) => error)

  if (read instanceof ApiError) expect(read).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  else {
    const { rows, header } = read as Awaited<ReturnType<typeof ada.api<typeof gains.readPurchases>>>
    expect(rows.length).toBeLessThanOrEqual(2_001)
    expect([...header, ...rows.map((row) => row.text)].every((cell) => cell.length <= 200)).toBe(true)
  }
})
