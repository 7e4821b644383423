import {
  type AssetId,
  gains,
  HOUR_MS,
  MAX_GAIN_OVERRIDES,
  MAX_WALLETS,
  portfolio,
  spamRules,
  users,
  wallets,
} from '@pkg/api-contract'
import { anyText } from '@pkg/test-settings/any-text.ts'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { sweep } from '../../../database/sweep.ts'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken, sampleTransfer } from '../../../testing/samples.ts'
import { parseImport } from './parse-import.ts'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = wallet.toLowerCase()
const addressOf = (index: number) => getAddress(`0x${index.toString(16).padStart(40, '0')}`)
const fates = (lines: readonly { fate: string }[]) => lines.map(({ fate }) => fate)

async function enter() {
  const chain = createFakeChain({ names: { 'ada.eth': '0x00000000000000000000000000000000000000aa' } })
  const { browser, ...rest } = await buildTestApp({ chain })
  const person = browser()
  await person.enter('ada')
  return { ...person, ...rest, chain, browser }
}

test('a wallet keeps its label and tags, and what is left out of a change stays', async () => {
  const { api } = await enter()
  await api(users.addAddress, { body: { address: wallet } })
  const params = { address: wallet }
  await api(wallets.updateWallet, { params, body: { label: ' Savings ', tags: ['cold', 'long'] } })
  const { wallet: updated } = await api(wallets.updateWallet, { params, body: { tags: ['cold'] } })
  expect(updated).toMatchObject({
    address: wallet,
    label: 'Savings',
    tags: ['cold'],
    ensName: null,
    chainId: 1,
  })
  await api(wallets.updateWallet, { params, body: { label: null } })
  expect((await api(wallets.listWallets, {})).wallets[0]?.label).toBeNull()
})

test('labels stand beside the transfers, on both sides', async () => {
  const { api, chain } = await enter()
  await api(users.addAddress, { body: { address: wallet } })
  await api(wallets.updateWallet, { params: { address: wallet }, body: { label: 'Savings' } })
  chain.world.transfers[key] = [sampleTransfer({ toAddress: key })]
  const { data } = await api(portfolio.listTransfers, { params: { address: wallet } })
  expect(data[0]).toMatchObject({ toLabel: 'Savings', fromLabel: null })
})

test('an ENS name by which a wallet was added is kept beside the address', async () => {
  const { api } = await enter()
  await api(users.addAddress, { body: { address: 'Ada.eth'.toLowerCase() } })
  expect((await api(wallets.listWallets, {})).wallets).toMatchObject([
    { ensName: 'ada.eth', address: '0x00000000000000000000000000000000000000AA' },
  ])
})

test('a wallet added by address is called by its primary name, which is looked up behind, once a day', async () => {
  const { api, chain, clock } = await enter()
  const { findName } = chain
  const waiting = Promise.withResolvers<void>()
  chain.findName = async (...given) => {
    await waiting.promise
    return findName(...given)
  }
  chain.world.primaryNames[key] = 'vitalik.eth'
  await api(users.addAddress, { body: { address: wallet } })
  const nameNow = async () => (await api(wallets.listWallets, {})).wallets[0]?.ensName
  const asked = () => chain.world.asked.filter(({ question }) => question === `name of ${key}`).length

  expect([await nameNow(), await nameNow()]).toEqual([null, null])
  waiting.resolve()
  await expect.poll(nameNow).toBe('vitalik.eth')
  chain.world.transfers[key] = [sampleTransfer({ toAddress: key })]
  const { data } = await api(portfolio.listTransfers, { params: { address: wallet } })
  expect(data[0]?.toLabel).toBe('vitalik.eth')
  const exported = await api(wallets.exportPortfolio, {})
  expect(exported.wallets).toMatchObject([{ address: wallet, ensName: 'vitalik.eth' }])
  const { csv } = await api(wallets.exportTableAsCsv, { params: { table: 'wallets' } })
  expect(csv).toContain('vitalik.eth')
  expect(asked()).toBe(1)
  clock.time += 25 * HOUR_MS
  expect(await nameNow()).toBe('vitalik.eth')
  await expect.poll(asked).toBe(2)
})

test('where names cannot be looked up, wallets are listed all the same, and the node is left alone', async () => {
  const { api, chain } = await enter()
  let asked = 0
  chain.findName = async () => {
    asked += 1
    throw new Error('no answer')
  }
  for (let index = 1; index <= 5; index += 1)
    await api(users.addAddress, { body: { address: addressOf(index) } })
  for (let turn = 0; turn < 3; turn += 1) {
    const { wallets: listed } = await api(wallets.listWallets, {})
    expect(listed.map(({ ensName }) => ensName)).toEqual([null, null, null, null, null])
  }
  expect(asked).toBeLessThanOrEqual(2)
})

test('a pasted list is taken in line by line, and each line’s fate is told', async () => {
  const { api } = await enter()
  await api(users.addAddress, { body: { address: wallet } })
  const text = [
    wallet,
    addressOf(1),
    '',
    'not an address',
    'ada.eth',
    'nobody.eth',
    `${addressOf(2)}, ${addressOf(3)}`,
    addressOf(1).toLowerCase(),
    wallet.replace('d8dA', 'D8dA'),
  ].join('\n')
  const { kind, lines, added } = await api(wallets.importWallets, { body: { text } })
  expect(kind).toBe('list')
  expect(lines.map(({ line, fate }) => [line, fate])).toEqual([
    [1, 'unchanged'],
    [2, 'added'],
    [4, 'invalid'],
    [5, 'added'],
    [6, 'invalid'],
    [7, 'added'],
    [7, 'added'],
    [8, 'unchanged'],
    [9, 'invalid'],
  ])
  expect(added).toBe(4)
})

test('a CSV brings labels and tags, and a second import changes nothing', async () => {
  const { api } = await enter()
  const text = `\uFEFFlabel;address;tags\r\n"Cold; old";${wallet};hodl|long\r\n;${addressOf(1)};\r\n${'x'.repeat(61)};${addressOf(2)};`
  const first = await api(wallets.importWallets, { body: { text } })
  expect([first.kind, fates(first.lines)]).toEqual(['csv', ['added', 'added', 'invalid']])
  expect(first.wallets[0]).toMatchObject({ label: 'Cold; old', tags: ['hodl', 'long'] })
  const second = await api(wallets.importWallets, { body: { text } })
  expect(fates(second.lines)).toEqual(['unchanged', 'unchanged', 'invalid'])
  expect(second.wallets).toEqual(first.wallets)
})

test('a list takes what follows an address behind a space for its label, but no second address', () => {
  const [one, two, three] = [addressOf(901), addressOf(902), addressOf(903)]
  const text = `${one} Cold storage\nmeera.eth  Savings, family\n${two} or ${three}`
  expect(parseImport(text).entries.map(({ address, label, tags }) => [address, label, tags])).toEqual([
    [one, 'Cold storage', undefined],
    ['meera.eth', 'Savings', ['family']],
    [`${two} or ${three}`, undefined, undefined],
  ])
})

test('a list takes no label for a part of a wrong address, and no part of a torn address for a label', () => {
  const torn = addressOf(904)
  const text = `0x12 broken\n${torn.slice(0, 20)} ${torn.slice(20)}`
  expect(parseImport(text).entries.map(({ address, label }) => [address, label])).toEqual([
    ['0x12', 'broken'],
    [`${torn.slice(0, 20)} ${torn.slice(20)}`, undefined],
  ])
})

test('the limit of 250 wallets holds for a list, and says which lines it left out', async () => {
  const { api } = await enter()
  const text = Array.from({ length: MAX_WALLETS + 3 }, (_, index) => addressOf(index + 1)).join('\n')
  const { lines, added } = await api(wallets.importWallets, { body: { text } })
  expect(added).toBe(MAX_WALLETS)
  expect(fates(lines.slice(MAX_WALLETS))).toEqual(['over-limit', 'over-limit', 'over-limit'])
  expect((await api(wallets.listWallets, {})).wallets).toHaveLength(MAX_WALLETS)
})

test('an export of one person can be imported by another, twice, without doubling anything', async () => {
  const { api, browser, chain } = await enter()
  chain.world.tokens[key] = [sampleToken()]
  await api(users.addAddress, { body: { address: wallet } })
  await api(wallets.updateWallet, { params: { address: wallet }, body: { label: 'Savings', tags: ['cold'] } })
  const { address: asset } = sampleToken()
  await api(spamRules.setSpamVerdict, { body: { chainId: 1, asset, verdict: 'hide' } })
  const own = `0x${'e1'.repeat(20)}`
  await api(gains.setOwnAddress, { body: { chainId: 1, address: own, note: 'My exchange' } })
  const exported = await api(wallets.exportPortfolio, {})
  expect(exported).toMatchObject({
    format: 'hodlwise-portfolio',
    gainOverrides: [{ what: 'own-address', subject: `1:${own}`, note: 'My exchange' }],
    wallets: [{ address: wallet, label: 'Savings', tags: ['cold'] }],
    verdicts: [{ asset, verdict: 'hide' }],
    holdings: [{ address: wallet, asset, hidden: true }],
  })
  expect(exported.history).toHaveLength(366)

  const other = browser()
  await other.enter('bob')
  const forged = ['1:nonsense', `1:${own}`].map((subject) => ({ ...exported.gainOverrides[0], subject }))
  const mixed = { ...exported, gainOverrides: [...forged, { what: 'cost' }] }
  const body = { text: JSON.stringify(exported) }
  const first = await other.api(wallets.importWallets, { body: { text: JSON.stringify(mixed) } })
  expect([first.kind, first.added]).toEqual(['export', 1])
  expect(fates(first.lines).slice(-3)).toEqual(['invalid', 'updated', 'invalid'])
  const second = await other.api(wallets.importWallets, { body })
  expect([second.added, second.updated]).toEqual([0, 0])
  const again = await other.api(wallets.exportPortfolio, {})
  expect(again.wallets.map(({ addedAt: _, ...rest }) => rest)).toEqual(
    exported.wallets.map(({ addedAt: _, ...rest }) => rest),
  )
  expect(again.verdicts).toEqual(exported.verdicts)
  expect(again.gainOverrides).toEqual(exported.gainOverrides)
})

test('answers of an export are taken in up to what is kept; of one named twice the last counts', async () => {
  const { api, chain } = await enter()
  chain.world.tokens[key] = [sampleToken()]
  await api(users.addAddress, { body: { address: wallet } })
  const exported = await api(wallets.exportPortfolio, {})
  const answerOf = (number: number, note = '') => ({
    what: 'own-address',
    subject: `1:${addressOf(number).toLowerCase()}`,
    ...{ before: '', after: '', currency: '', day: '', note, at: exported.exportedAt },
  })
  const all = Array.from({ length: MAX_GAIN_OVERRIDES }, (_, number) => answerOf(number))
  const gainOverrides = [...all, answerOf(7, 'My exchange'), answerOf(MAX_GAIN_OVERRIDES)]
  const body = { text: JSON.stringify({ ...exported, wallets: [], verdicts: [], gainOverrides }) }
  const { lines } = await api(wallets.importWallets, { body })
  expect(fates(lines).slice(-3)).toEqual(['updated', 'updated', 'over-limit'])
  const { overrides: kept } = await api(gains.listGainOverrides, {})
  expect(kept).toHaveLength(MAX_GAIN_OVERRIDES)
  expect(kept.filter(({ note }) => note !== '')).toMatchObject([
    { address: addressOf(7).toLowerCase(), note: 'My exchange' },
  ])
})

test('the transfers of an export are every movement of the wallets, NFTs too, each with its value, its basis and its state', async () => {
  const { api, chain, clock } = await enter()
  const hash = (number: number) => `0x${String(number).padStart(64, '0')}`
  const at = clock.time - 50 * HOUR_MS
  const common = { at, block: 100, counterparty: addressOf(1).toLowerCase() }
  const nft: AssetId = `1:0x${'5a'.repeat(20)}`
  chain.world.ledgers[key] = {
    movements: [
      { ...common, id: `${hash(1)}:value`, asset: '1:native', kind: 'native', amount: -2n * 10n ** 18n },
      { ...common, id: `${hash(2)}:log:1:77`, asset: nft, kind: 'nft', tokenId: '77', amount: 1n },
    ],
    assets: [{ asset: nft, symbol: 'PIECE', name: 'Pieces', decimals: null, flagged: 'no' }],
  }
  chain.world.hourlyPrices['1:native'] = [{ slot: Math.floor(at / HOUR_MS), usd: 1_500 }]
  await api(users.addAddress, { body: { address: wallet } })
  await api(users.addAddress, { body: { address: addressOf(1) } })
  await api(wallets.updateWallet, { params: { address: addressOf(1) }, body: { label: 'Friend' } })
  const { transfers, problems } = await api(wallets.exportPortfolio, {})
  expect(problems).toEqual([])
  expect(transfers).toMatchObject([
    {
      ...{
        id: `${hash(2)}:log:1:77`,
        kind: 'nft',
        tokenId: '77',
        amount: '1',
        symbol: 'PIECE',
        name: 'Pieces',
      },
      ...{ usdValue: null, exactValue: null, valuedAt: null, unvaluedBecause: { id: 'nft' } },
    },
    {
      ...{ id: `${hash(1)}:value`, kind: 'native', amount: '-2000000000000000000', address: wallet },
      ...{ usdPrice: 1_500, usdValue: -3_000, exactValue: '-3000.000000', valuedAt: 'hour' },
      ...{ unvaluedBecause: null, provisional: false, state: 'confirmed', hidden: false, debt: false },
      ...{ counterparty: addressOf(1).toLowerCase(), counterpartyLabel: 'Friend', transactionHash: hash(1) },
    },
  ])
})

test('every table can be had as CSV; a strange name becomes no formula, and the wallets can be read back', async () => {
  const { api, chain } = await enter()
  chain.world.tokens[key] = [sampleToken({ symbol: '=HYPERLINK("https://bait.example")' })]
  await api(users.addAddress, { body: { address: wallet } })
  await api(wallets.updateWallet, {
    params: { address: wallet },
    body: { label: '+Savings', tags: ['a', 'b'] },
  })
  const csvOf = async (table: 'wallets' | 'holdings' | 'transfers' | 'history') =>
    (await api(wallets.exportTableAsCsv, { params: { table } })).csv
  expect(await csvOf('holdings')).toContain(`"'=HYPERLINK(""https://bait.example"")"`)
  expect((await csvOf('history')).split('\n')).toHaveLength(368)
  expect((await csvOf('transfers')).split('\n')[0]).toContain('transactionHash')

  const read = await api(wallets.importWallets, { body: { text: await csvOf('wallets') } })
  expect(fates(read.lines)).toEqual(['unchanged'])
  const derived = await api(wallets.importWallets, { body: { text: await csvOf('holdings') } })
  expect(fates(derived.lines)).toEqual(['not-imported'])
})

test('also where a spreadsheet parts cells at semicolons no strange name becomes a formula, and all is read back as it was', async () => {
  const { api, chain } = await enter()
  chain.world.tokens[key] = [sampleToken({ symbol: "US;=cmd|' /C calc'!A0" })]
  await api(users.addAddress, { body: { address: wallet } })
  const body = { label: 'Rent;-deposit', tags: ['=1+1', '-2', '@x'] }
  await api(wallets.updateWallet, { params: { address: wallet }, body })
  const csvOf = async (table: 'wallets' | 'holdings') =>
    (await api(wallets.exportTableAsCsv, { params: { table } })).csv

  for (const table of ['wallets', 'holdings'] as const) {
    expect(await csvOf(table)).not.toMatch(/(^|[;,\n])"?[=+\-@]/)
  }
  expect(await csvOf('holdings')).toContain(";'=cmd|")
  const { lines, wallets: read } = await api(wallets.importWallets, {
    body: { text: await csvOf('wallets') },
  })
  expect(fates(lines)).toEqual(['unchanged'])
  expect(read[0]).toMatchObject(body)
})

test.for([{ text: '{"format":"other"}' }, { text: '{broken' }])(
  'what is no export of ours is refused: %j',
  async (body) => {
    const { api } = await enter()
    await expect(api(wallets.importWallets, { body })).rejects.toMatchObject({ status: 400 })
  },
)

test('no text, however odd, breaks the reading of a list', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^[0-9a-fx,;"'\n\t {}]*$/)), (text) => {
      try {
        const { entries, skipped } = parseImport(text)
        expect(entries.length + skipped.length).toBeLessThanOrEqual(5_001)
      } catch (error) {
        expect(error).toMatchObject({ code: 'BAD_REQUEST' })
      }
    }),
    { numRuns: 50 },
  )
})

test('a deleted wallet comes back as it was: label, tags, name, place and date, and decisions stay', async () => {
  const { api, clock } = await enter()
  for (const address of [addressOf(1), 'ada.eth', addressOf(3)]) {
    await api(users.addAddress, { body: { address } })
    clock.time += 60_000
  }
  const asset = sampleToken().address
  await api(spamRules.setSpamVerdict, { body: { chainId: 1, asset, verdict: 'hide' } })
  const before = await api(wallets.listWallets, {})
  for (const { address } of before.wallets) {
    await api(wallets.updateWallet, {
      params: { address },
      body: { label: `L ${address}`, tags: ['cold', 'b'] },
    })
  }
  const named = await api(wallets.listWallets, {})
  const decided = await api(wallets.exportPortfolio, {}).then(({ verdicts }) => verdicts)
  for (const { address } of named.wallets) {
    const { addresses } = await api(users.removeAddress, { body: { address } })
    expect(addresses).toHaveLength(2)
    clock.time += 5_000
    const restored = await api(wallets.restoreWallet, { params: { address: address.toLowerCase() } })
    expect(restored.wallets).toEqual(named.wallets)
  }
  // Another one was added meanwhile: the last place is taken, and still the order holds.
  const last = named.wallets.at(-1)?.address ?? ''
  await api(users.removeAddress, { body: { address: last } })
  await api(users.addAddress, { body: { address: addressOf(4) } })
  await api(wallets.restoreWallet, { params: { address: last } })
  expect((await api(users.fetchAddresses, {})).addresses).toEqual([
    ...named.wallets.map(({ address }) => address),
    addressOf(4),
  ])
  expect((await api(wallets.exportPortfolio, {})).verdicts).toEqual(decided)
})

test('a deletion can be undone for an hour, by the person who made it, and once', async () => {
  const { api, browser, clock, app } = await enter()
  const params = { address: wallet } as const
  const gone = { status: 404, code: 'WALLET_NOT_REMOVED' }
  await api(users.addAddress, { body: { address: wallet } })
  await expect(api(wallets.restoreWallet, { params })).rejects.toMatchObject(gone)
  await api(users.removeAddress, { body: { address: wallet } })
  const stranger = browser()
  await stranger.enter('mallory')
  await expect(stranger.api(wallets.restoreWallet, { params })).rejects.toMatchObject(gone)

  clock.time += 3_599_000
  await sweep(app.database, clock.time)
  await api(wallets.restoreWallet, { params })
  await expect(api(wallets.restoreWallet, { params })).rejects.toMatchObject(gone)

  await api(users.removeAddress, { body: { address: wallet } })
  clock.time += HOUR_MS
  await expect(api(wallets.restoreWallet, { params })).rejects.toMatchObject(gone)
})

test('a restoring that cannot be keeps what was deleted', async () => {
  const { api } = await enter()
  const params = { address: wallet } as const
  await api(users.addAddress, { body: { address: wallet } })
  await api(wallets.updateWallet, { params, body: { label: 'Savings' } })
  await api(users.removeAddress, { body: { address: wallet } })
  await api(users.addAddress, { body: { address: wallet } })
  await expect(api(wallets.restoreWallet, { params })).rejects.toMatchObject({
    status: 409,
    code: 'WALLET_ALREADY_TRACKED',
  })
  expect((await api(wallets.listWallets, {})).wallets).toMatchObject([{ label: null }])
})
