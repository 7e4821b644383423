import { type CostCurrency, type CostMethod, gains, MINUTE_MS, type PurchaseReading } from '@pkg/api-contract'
import { toPieceId } from '@pkg/chain-client'
import { expect, test } from 'vitest'
import {
  bought,
  ETHER,
  enterGains,
  first,
  gaveAway,
  hash,
  key,
  move,
  pieces,
} from '../../../testing/enter-gains.ts'

const receipt = `1:${hash(1)}:in:${key(first)}:1:native:`
const params = { financialYear: '2025-26' }
const piece = (day: number, amount: bigint) =>
  move(day, 'log:7', { kind: 'nft', asset: pieces, tokenId: '7', amount, block: 98_900 + day })

/** What a person or a chain may do wrong to a tax year, on whichever engine the tests run. */
export function describeBadInput(): void {
  test('a file of other columns, another zone, missing cells and doubled rows tells each line by its own number, and counts none twice', async () => {
    const { api, year } = await enterGains({ [first]: bought })
    const text = [
      'Account statement of somebody',
      'Trade ID;Executed at (EST);Pair;Buy/Sell;Amount;Total paid;Comment',
      // 23:30 on the nineteenth in New York is 09:00 on the twentieth in India.
      'a1;2025-03-19 23:30;ETH/INR;buy;10;300.000,50;',
      'a1;2025-03-19 23:30;ETH/INR;buy;10;300.000,50;',
      'a2;2025-03-19 23:30;ETH/INR;buy;;300.000,50;no amount',
      'a3;;ETH/INR;buy;1;1,00;no time',
      'a4;2025-03-19 23:30;ETH/INR;buy;1;0,00;for nothing',
      'a5;2025-03-19 23:30;ETH/INR;buy;1;-5,00;below nothing',
      'a6;2025-03-19 23:30;;buy;1;5,00;of what',
      'a7;2025-13-45 99:99;ETH/INR;buy;1;5,00;on no day',
    ].join('\r\n')
    const seen = await api(gains.readPurchases, { body: { text } })
    const reading: PurchaseReading = {
      ...seen.reading,
      ...({ timeZone: 'America/New_York', decimalMark: 'comma', dateOrder: 'year-first' } as const),
      columns: { ...seen.reading.columns, time: 1, asset: 2, side: 3, quantity: 4, cost: 5 },
    }
    const { rows, problems } = await api(gains.readPurchases, { body: { text, reading } })
    expect([seen.headerLine, problems]).toEqual([2, []])
    expect(rows.map(({ line, fate, message }) => `${line} ${fate} ${message ?? ''}`.trim())).toEqual([
      '3 proposed',
      '4 left-out The same as line 3, to every cell: it counts once.',
      '5 refused An empty cell is no quantity.',
      '6 refused An empty cell is no time in the form that was chosen.',
      '7 refused Its cost is not above 0.',
      '8 refused Its cost is not above 0.',
      '9 refused It does not say what was bought.',
      '10 refused “2025-13-45 99:99” is no time in the form that was chosen.',
    ])
    expect(rows[0]).toMatchObject({ on: '2025-03-20', at: '2025-03-20T03:30:00.000Z', cost: '300000.50' })
    const body = { text, fileName: 'odd.csv', reading, picks: [{ line: 3, receipt }] }
    expect(await api(gains.takePurchases, { body })).toMatchObject({ taken: 1 })
    const { digest } = await year()
    // The same again, and a line that is refused: nothing more counts, and nothing is lost.
    expect(await api(gains.takePurchases, { body })).toMatchObject({ taken: 0 })
    const refused = api(gains.takePurchases, { body: { ...body, picks: [{ line: 7, receipt }] } })
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Line 7 did not pay for that receipt as the file is read now. Please look again.',
    })
    expect([(await year()).digest, (await api(gains.listGainOverrides, {})).overrides.length]).toEqual([
      digest,
      1,
    ])
  })

  test('a cost of nothing, below nothing, in no currency and of a day after the disposal is refused in its field’s own terms', async () => {
    const { api, rows } = await enterGains({ [first]: bought })
    const before = await rows()
    const set = (changed: object) =>
      api(gains.setReceiptCost, {
        body: { receipt, amount: '1000', currency: 'INR' as CostCurrency, day: '2025-04-01', ...changed },
      })
    const wrong: [object, string][] = [
      [{ amount: '0' }, 'Please enter a cost above 0.'],
      [{ amount: '0.000000' }, 'Please enter a cost above 0.'],
      [{ amount: '-1000' }, 'Please enter a cost above 0.'],
      [{ amount: '1,000' }, 'Please enter an amount in figures, such as 1500.50.'],
      [{ amount: '1e3' }, 'Please enter an amount in figures, such as 1500.50.'],
      [{ amount: '' }, 'Please enter an amount in figures, such as 1500.50.'],
      [{ currency: 'XXX' }, 'No rates of this currency are known.'],
      [{ currency: 'USDT' }, 'No rates of this currency are known.'],
      // It was given up in part on the third.
      [{ day: '2025-04-12' }, 'It came on 2025-04-01: it cannot have been paid for on a later day'],
      [{ day: '2025-02-30' }, 'Please enter a day such as 2025-01-31.'],
    ]
    for (const [changed, message] of wrong) {
      await expect(set(changed), JSON.stringify(changed)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringContaining(message),
      })
    }
    expect((await api(gains.listGainOverrides, {})).overrides).toEqual([])
    expect(await rows()).toEqual(before)
  })

  test('another method in the middle of a year is that of the whole year, which comes out as before once it is changed back', async () => {
    const { api, year } = await enterGains({ [first]: bought })
    const by = (method: CostMethod) => api(gains.getGainsYear, { params, querystring: { method } })
    const told = await year()
    const { id } = await api(gains.freezeGainReport, { body: { ...params, note: 'Filed' } })
    const average = await by('average')
    expect([average.method, average.digest === told.digest]).toEqual(['average', false])
    // What is disposed of is the same by either.
    expect([average.rowCount, average.totals.proceeds]).toEqual([told.rowCount, told.totals.proceeds])
    expect((await by('fifo')).digest).toBe(told.digest)
    const { same } = await api(gains.compareGainReport, { params: { id: String(id) } })
    expect(same).toBe(true)
    const unknown = by('newest-first' as CostMethod)
    await expect(unknown).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a block that is replaced takes away what it moved, pieces too, and gives it back once, where it is mined anew', async () => {
    const late = { ...gaveAway, block: 98_950 }
    const { world, clock, year, rows } = await enterGains({ [first]: [...bought, piece(13, 1n), late] })
    const ledger = world.ledgers[key(first)]
    if (!ledger?.present || !ledger.pieces) throw new Error('no ledger')
    const { present, pieces: held } = ledger
    const before = await year()
    expect(before.seals.filter(({ tokenId }) => tokenId === '7')).toMatchObject([
      { counted: '1', holds: true },
    ])
    const left = present.balances.get('1:native') ?? 0n
    const readAnew = async (
      movements: typeof ledger.movements,
      ether: bigint,
      count: number,
      units: bigint,
    ) => {
      Object.assign(ledger, { movements })
      present.balances.set('1:native', ether)
      held.set(toPieceId(pieces, '7'), units)
      Object.assign(present, { block: present.block + 10 })
      clock.time += 20 * MINUTE_MS
      await year()
      await expect.poll(async () => (await year()).provisional).toBe(false)
      await expect.poll(() => rows()).toHaveLength(count)
    }
    await readAnew(bought, left + ETHER / 4n, 3, 0n)
    const without = await year()
    expect(without.seals.every(({ holds }) => holds)).toBe(true)
    expect(without.seals.filter(({ tokenId }) => tokenId !== null)).toEqual([])
    await readAnew([...bought, { ...piece(13, 1n), block: 98_960 }, { ...late, block: 98_961 }], left, 4, 1n)
    const again = await year()
    expect([again.totals, again.rowCount]).toEqual([before.totals, before.rowCount])
    expect(again.seals.map(({ holds }) => holds)).toEqual(before.seals.map(() => true))
  })
}
