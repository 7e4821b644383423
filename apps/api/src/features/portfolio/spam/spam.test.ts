import { DAY_MS, history, portfolio, spamRules, type Token, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken, sampleTransfer } from '../../../testing/samples.ts'
import { judgeToken } from './judge-token.ts'
import { judgeTransfers } from './judge-transfers.ts'
import { mergeJudgements } from './merge-judgements.ts'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = wallet.toLowerCase()
const unknown = { usdPrice: null, usdValue: null, verified: null }
const idsOf = (reasons: readonly { id: string }[]) => reasons.map(({ id }) => id)

test.for([
  ['a plain token with a price', {}, false, [], false],
  ['a link in the name', { ...unknown, name: 'alpha.example.com' }, false, ['link'], false],
  [
    'a link and a call to act',
    { ...unknown, name: 'Visit alpha.example.com' },
    false,
    ['link', 'bait'],
    true,
  ],
  ['a look-alike symbol', { ...unknown, symbol: 'USDC' }, false, ['look-alike-symbol'], false],
  ['an airdrop without a price', unknown, true, ['unpriced-airdrop'], false],
  [
    'an airdrop with a look-alike symbol',
    { ...unknown, symbol: 'USDC' },
    true,
    ['look-alike-symbol', 'unpriced-airdrop'],
    true,
  ],
  [
    'an airdrop with a link',
    { ...unknown, name: 'alpha.example.com' },
    true,
    ['link', 'unpriced-airdrop'],
    true,
  ],
  ['an airdrop that a market prices', { verified: null }, true, [], false],
  ['what its source calls spam', { spam: 'yes' as const }, false, ['flagged'], true],
  ['what its source doubts', { spam: 'suspect' as const }, false, ['flagged'], false],
] as const)('%s', ([, fields, isUnasked, reasons, hidden]) => {
  const judged = judgeToken(sampleToken(fields), isUnasked)
  expect([idsOf(judged.reasons), judged.hidden]).toEqual([reasons, hidden])
  expect(judged.score).toBeLessThanOrEqual(100)
})

test('a verdict on the name that the row carries already is not counted twice', () => {
  const { score } = judgeToken(sampleToken({ ...unknown, name: 'alpha.example.com', spam: 'suspect' }), false)
  expect(score).toBe(30)
})

test('a transfer of nothing is bait', () => {
  const [row] = judgeTransfers([sampleTransfer({ value: '0' })], key, [])
  expect([row?.spam, idsOf(row?.spamReasons ?? [])]).toEqual(['yes', ['zero-value']])
})

test('an address that imitates one that the wallet has paid is found, the real one is not accused', () => {
  const real = `0xabcd${'1'.repeat(32)}ef01`
  const fake = `0xabcd${'2'.repeat(32)}ef01`
  const rows = judgeTransfers(
    [
      sampleTransfer({ direction: 'Received', fromAddress: fake, toAddress: key }),
      sampleTransfer({ direction: 'Sent', fromAddress: key, toAddress: real }),
    ],
    key,
    [],
  )
  expect(rows.map(({ spam, spamReasons = [] }) => [spam, idsOf(spamReasons)])).toEqual([
    ['yes', ['look-alike-address']],
    ['no', []],
  ])
})

async function enter() {
  const bait = sampleToken({ ...unknown, name: 'Visit alpha.example.com', address: `0x${'b'.repeat(40)}` })
  const chain = createFakeChain({ tokens: { [key]: [sampleToken(), bait] } })
  const { browser, clock } = await buildTestApp({ chain })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address: wallet } })
  return { ...person, bait, browser, clock }
}

test('one click shows what the score hides, for this person alone, and another one leaves it to the score again', async () => {
  const { api, bait, browser } = await enter()
  const spamOf = async (call = api) => {
    const { data } = await call(portfolio.listTokens, { params: { address: wallet } })
    return data.find(({ address }) => address === bait.address)?.spam
  }
  expect(await spamOf()).toBe('yes')
  const body = { chainId: 1, asset: bait.address }
  await api(spamRules.setSpamVerdict, { body: { ...body, verdict: 'show' } })
  expect(await spamOf()).toBe('no')
  const { tokens, hiddenCount } = await api(spamRules.listSpam, { querystring: {} })
  expect(tokens).toMatchObject([{ asset: bait.address, verdict: 'show', hidden: false, score: 60 }])
  expect(hiddenCount).toBe(0)

  const other = browser()
  await other.enter('bob')
  await other.api(users.addAddress, { body: { address: wallet } })
  expect(await spamOf(other.api)).toBe('yes')
  await api(spamRules.setSpamVerdict, { body: { ...body, verdict: null } })
  expect(await spamOf()).toBe('yes')
})

test('what hangs on how a token came is provisional until its arrival is read, also of one that came later', async () => {
  const clock = { time: Date.UTC(2026, 0, 10, 12) }
  const first = sampleToken({ ...unknown, symbol: 'USDC', address: `0x${'b'.repeat(40)}` })
  const later = sampleToken({ ...unknown, symbol: 'USDC', address: `0x${'c'.repeat(40)}` })
  const chain = createFakeChain({ tokens: { [key]: [sampleToken(), first] } })
  const { world } = chain
  const tell = (...arrived: readonly Token[]) => {
    world.ledgers[key] = {
      movements: arrived.map(({ address, balance }, index) => ({
        ...{ id: `0x${index}:log:1`, asset: `1:${address}`, block: index, at: clock.time - DAY_MS },
        ...{ kind: 'transfer', amount: BigInt(balance), counterparty: `0x${'2'.repeat(40)}` },
      })),
      present: { block: 9, at: clock.time, balances: new Map() },
    }
  }
  const { browser } = await buildTestApp({ chain, clock })
  const { api, enter: signIn } = browser()
  await signIn('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const read = async () => {
    const { data, provisional } = await api(portfolio.listTokens, { params: { address: wallet } })
    const suspected = await api(spamRules.listSpam, { querystring: {} })
    expect(suspected.provisional).toBe(provisional)
    return [provisional, ...data.map(({ spam }) => spam)]
  }

  tell(first)
  expect(await read()).toEqual([true, 'no', 'suspect'])
  await api(history.getHistory, { querystring: {} })
  expect(await read()).toEqual([false, 'no', 'yes'])

  world.tokens[key]?.push(later)
  clock.time += DAY_MS
  tell(first, later)
  expect(await read()).toEqual([true, 'no', 'yes', 'suspect'])
  await api(history.getHistory, { querystring: {} }, { refresh: true })
  expect(await read()).toEqual([false, 'no', 'yes', 'yes'])
})

test('of a token that is hidden in one wallet and shown in another, the hidden part alone is told as hidden', () => {
  const judged = {
    ...{ chainId: 1, asset: `0x${'b'.repeat(40)}`, symbol: 'B', name: null, logo: null },
    decimals: 0,
  }
  const rest = { reasons: [], verdict: null }
  const shown = { ...judged, ...rest, balance: '7', usdValue: 70, score: 30, hidden: false }
  const hidden = { ...judged, ...rest, balance: '2', usdValue: 20, score: 60, hidden: true }
  const more = { ...hidden, balance: '1', usdValue: null }
  for (const order of [
    [shown, hidden, more],
    [more, shown, hidden],
    [hidden, more, shown],
  ]) {
    expect(mergeJudgements(order)).toEqual([{ ...hidden, balance: '3', usdValue: 20 }])
  }
})

test('rows, net worth and the last point of the chart agree, whatever is hidden', async () => {
  const { api, clock } = await enter()
  for (const verdict of ['hide', 'show', null] as const) {
    clock.time += 1_000
    await api(spamRules.setSpamVerdict, { body: { chainId: 1, asset: sampleToken().address, verdict } })
    const params = { address: wallet }
    const rows = (await api(portfolio.listTokens, { params })).data.filter(({ spam }) => spam !== 'yes')
    const sum = rows.reduce((total, { usdValue }) => total + (usdValue ?? 0), 0)
    expect((await api(portfolio.getNetWorth, { params })).data.usd).toBe(sum)
    expect((await api(history.getHistory, { querystring: {} })).points.at(-1)?.value).toBe(sum)
  }
})
