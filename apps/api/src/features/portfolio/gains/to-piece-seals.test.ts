import { type AssetId, gains, spamRules } from '@pkg/api-contract'
import { toPieceId } from '@pkg/chain-client'
import { expect, test } from 'vitest'
import { ETHER, enterGains, first, hash, key, move, pieces, second } from '../../../testing/enter-gains.ts'

const badges: AssetId = `1:0x${'1b'.repeat(20)}`
const piece = (day: number, tokenId: string, amount = 1n, fields: Parameters<typeof move>[2] = {}) =>
  move(day, `log:${tokenId}`, { kind: 'nft', asset: pieces, tokenId, amount, ...fields })

/** Three pieces for an ether each, one of which goes to the other wallet and one to a stranger, and five badges of which two go. */
const moved = {
  [first]: [
    move(1, 'value', { amount: 10n * ETHER }),
    ...[2, 3, 4].flatMap((day) => [move(day, 'value', { amount: -ETHER }), piece(day, String(day))]),
    piece(5, '2', -1n, { counterparty: key(second) }),
    piece(6, '3', -1n),
    piece(7, '9', 5n, { asset: badges }),
    piece(8, '9', -2n, { asset: badges }),
  ],
  [second]: [piece(5, '2', 1n, { counterparty: key(first) })],
}

async function enter() {
  const entered = await enterGains(moved)
  const told = (address: string) => entered.world.ledgers[key(address)]?.pieces
  const seals = async () =>
    (await entered.year()).seals
      .filter(({ tokenId }) => tokenId !== null)
      .map(({ wallet, asset, tokenId, counted, confirmed, holds }) => [
        wallet === key(first) ? 'first' : 'second',
        asset === pieces.slice(2) ? `piece ${tokenId}` : `badge ${tokenId}`,
        ...[counted, confirmed, holds],
      ])
  return { ...entered, told, seals }
}

test('pieces left are held, each in its wallet, against what a node says of them', async () => {
  const { seals, year } = await enter()
  // What went and is not there any more is no balance to be proved.
  expect(await seals()).toEqual([
    ['first', 'piece 4', '1', '1', true],
    ['first', 'badge 9', '3', '3', true],
    ['second', 'piece 2', '1', '1', true],
  ])
  const { seals: all, held } = await year()
  expect(all.find(({ tokenId }) => tokenId === '4')).toMatchObject({
    ...{ decimals: 0, block: 99_000, brokenSince: null, brokenBy: null },
  })
  // An ether of 1,000 dollars at 80 was paid for it.
  expect(held.leftOut.find(({ tokenId }) => tokenId === '4')).toMatchObject({
    ...{ quantity: '1', because: 'no-price', cost: { low: '80000.00', high: '80000.00' } },
  })
})

test('a piece that a node does not find in its wallet is a shortfall with its day and its transaction, and costs what nobody knows', async () => {
  const { seals, told, year } = await enter()
  told(first)?.set(toPieceId(pieces, '4'), 0n)
  told(first)?.set(toPieceId(badges, '9'), 4n)
  // Counted as gone, and there all the same.
  told(first)?.set(toPieceId(pieces, '3'), 1n)
  expect(await seals()).toEqual([
    ['first', 'piece 3', '0', '1', false],
    ['first', 'piece 4', '1', '0', false],
    ['first', 'badge 9', '3', '4', false],
    ['second', 'piece 2', '1', '1', true],
  ])
  const { seals: all, held } = await year()
  const broken = all.filter(({ holds }) => holds === false)
  expect(broken.map(({ brokenSince, brokenBy }) => [brokenSince, brokenBy?.transactionHash])).toEqual([
    ['2025-04-03', hash(3)],
    ['2025-04-04', hash(4)],
    ['2025-04-07', hash(7)],
  ])
  expect(held.leftOut.map(({ tokenId, because, cost }) => [tokenId, because, cost])).toEqual(
    expect.arrayContaining([
      ['3', 'lots-differ', null],
      ['4', 'lots-differ', null],
      ['9', 'lots-differ', null],
    ]),
  )
})

test('a piece of which a node tells nothing is not confirmed, and one of a wallet without a node has no seal', async () => {
  const { seals, told, world } = await enter()
  told(first)?.delete(toPieceId(pieces, '4'))
  const other = world.ledgers[key(second)]
  if (other !== undefined) other.pieces = null
  expect(await seals()).toEqual([
    ['first', 'piece 4', '1', null, null],
    ['first', 'badge 9', '3', '3', true],
  ])
})

test('pieces of a hidden collection have no seal, and the largest number that a contract can tell is told', async () => {
  const { api, seals, told } = await enter()
  const largest = 2n ** 256n - 1n
  told(first)?.set(toPieceId(badges, '9'), largest)
  await api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: pieces.slice(2) as `0x${string}`, verdict: 'hide' },
  })
  expect(await seals()).toEqual([['first', 'badge 9', '3', String(largest), false]])
  const params = { financialYear: '2025-26' }
  expect((await api(gains.getGainsYear, { params, querystring: {} })).problem).toBeNull()
})
