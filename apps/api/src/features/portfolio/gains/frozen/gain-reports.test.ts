import { createHash } from 'node:crypto'
import { type CostMethod, gains, MINUTE_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { bought, ETHER, enterGains, first, hash, key, move, pool } from '../../../../testing/enter-gains.ts'

async function enter(...given: Parameters<typeof enterGains>) {
  const person = await enterGains(...given)
  const { api } = person
  return {
    ...person,
    freeze: (note = '', method?: CostMethod) =>
      api(gains.freezeGainReport, { body: { financialYear: '2025-26', note, method } }),
    list: async () => (await api(gains.listGainReports, {})).reports,
    compare: (id: number) => api(gains.compareGainReport, { params: { id } }),
    file: (id: number) => api(gains.getGainReportFile, { params: { id } }),
    remove: (id: number) => api(gains.removeGainReport, { params: { id } }),
  }
}

test('a frozen year gives the same bytes when it is computed anew, and keeps choices, rules and digests', async () => {
  const { year, freeze, list, compare, file } = await enter({ [first]: bought })
  const frozen = await freeze('  As filed ', 'average')
  const { digest, rules, totals } = await year({ method: 'average' })
  expect(frozen).toMatchObject({
    ...{ country: 'in', financialYear: '2025-26', method: 'average', otherIncome: null, note: 'As filed' },
    ...{ currency: 'INR', net: '170800.00', inputs: digest, rules: rules.version, netRange: totals.netRange },
  })
  expect(await list()).toEqual([frozen])
  const { content, sha256 } = await file(frozen.id)
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  expect(sha256).toBe(frozen.sha256)
  const lines = content
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line))
  expect(lines).toHaveLength(frozen.lines)
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
  // A line each for three disposals, and for what each took out of the pool.
  expect(lines.filter(({ line }) => /^(row|lot) /.test(String(line)))).toHaveLength(6)
  expect(await compare(frozen.id)).toMatchObject({ report: frozen, same: true, differences: [] })
})

test('where the year comes out otherwise it is told line by line, and the frozen one stays as it is', async () => {
  const { api, freeze, compare, file, remove, list } = await enter({ [first]: bought })
  const frozen = await freeze()
  const before = await file(frozen.id)
  const receipt = `1:${hash(1)}:in:${key(first)}:1:native:`
  await api(gains.setReceiptCost, {
    body: { receipt, amount: '300000', currency: 'INR', day: '2025-04-01' },
  })
  const told = await compare(frozen.id)
  expect(told).toMatchObject({ same: false, rules: frozen.rules })
  expect(told.inputs).not.toBe(frozen.inputs)
  expect(told.differenceCount).toBe(told.differences.length)
  // Two ether of ten for 300,000 rupees.
  expect(told.differences).toContainEqual({
    line: expect.stringMatching(/^row /),
    about: '2025-04-03 swap 2 ETH',
    was: {
      ...{ cost: '0.00', gain: '160000.00', gainLow: '0.00', gainHigh: '160000.00' },
      doubts: 'unknown-cost',
    },
    now: { cost: '60000.00', gain: '100000.00', gainLow: null, gainHigh: null, doubts: '' },
  })
  // Nobody asks for that cost any more.
  expect(told.differences).toContainEqual(
    expect.objectContaining({
      ...{ line: `open ${receipt}`, about: '2025-04-01 received 10 ETH', now: null },
    }),
  )
  expect(await file(frozen.id)).toEqual(before)
  await remove(frozen.id)
  expect(await list()).toEqual([])
  for (const call of [remove, compare, file]) {
    await expect(call(frozen.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('what happens long after a year leaves its frozen report the same', async () => {
  const now = Date.UTC(2026, 5, 1)
  const { world, clock, year, freeze, compare } = await enter({ [first]: bought }, now)
  const frozen = await freeze()
  const ledger = world.ledgers[key(first)]
  if (ledger?.present === undefined || ledger.present === null) throw new Error('no ledger')
  const later = { ...move(70, 'value', { at: now, block: 99_005 }) }
  Object.assign(ledger, { movements: [...bought, later] })
  Object.assign(ledger.present, { block: 99_010 })
  ledger.present.balances.set('1:native', (949n * ETHER) / 100n)
  clock.time += 20 * MINUTE_MS
  await year({}, '2026-27')
  await expect.poll(async () => (await year({}, '2026-27')).questions.length).toBe(1)
  expect(await compare(frozen.id)).toMatchObject({ same: true, inputs: frozen.inputs })
})

test('a lot that a frozen year took is not taken again by another method in a later year, and the frozen one stays', async () => {
  const inLaterYear = { at: Date.UTC(2026, 3, 20), block: 90_000 }
  const { api, clock, year, rows, freeze, compare, remove } = await enter(
    {
      [first]: [
        move(1, 'value', {}),
        move(2, 'value', {}),
        move(5, 'value', { amount: -ETHER, counterparty: pool }),
        { ...move(20, 'value', { amount: -ETHER, counterparty: pool }), ...inLaterYear },
      ],
    },
    Date.UTC(2026, 5, 1),
  )
  for (const [number, amount] of [
    [1, '100'],
    [2, '300'],
  ] as const) {
    const receipt = `1:${hash(number)}:in:${key(first)}:1:native:`
    await api(gains.setReceiptCost, { body: { receipt, amount, currency: 'INR', day: `2025-04-0${number}` } })
  }
  const costs = async () => (await rows({}, '2026-27')).map(({ cost }) => cost)
  expect(await costs()).toEqual(['300.00'])
  const before = await year({}, '2026-27')
  const frozen = await freeze('', 'hifo')
  // The dearest went in the frozen year: the first in, first out of the next one takes the other.
  expect(await costs()).toEqual(['100.00'])
  const after = await year({}, '2026-27')
  expect(after.digest).not.toBe(before.digest)
  expect(after.rules.choices.at(-1)).toMatchObject({ id: 'earlier-years', certain: true })
  expect(after.rules.choices.at(-1)?.text).toContain('2025-26 (dearest first)')
  clock.time += 60_000
  expect(await compare(frozen.id)).toMatchObject({ same: true })
  await remove(frozen.id)
  expect(await costs()).toEqual(['300.00'])
})

test('the regime is a choice that a frozen year keeps, and that its computing anew takes', async () => {
  const { api, year, compare, list, clock } = await enter({ [first]: bought })
  const otherIncome = '60000000'
  const freeze = (regime: 'new' | 'old') =>
    api(gains.freezeGainReport, { body: { financialYear: '2025-26', otherIncome, regime } })
  const [inNew, inOld] = [await freeze('new'), await freeze('old')]
  expect(await list()).toMatchObject([{ regime: 'new' }, { regime: 'old' }])
  expect(inOld.inputs).toBe((await year({ otherIncome, regime: 'old' })).digest)
  expect(inOld.inputs).not.toBe(inNew.inputs)
  clock.time += 20 * MINUTE_MS
  for (const { id } of [inNew, inOld]) expect(await compare(id)).toMatchObject({ same: true })
})
