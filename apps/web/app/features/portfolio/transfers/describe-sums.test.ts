import type { MovementSum } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { describeSums, nameSum, sortSums } from './describe-sums.ts'

const build = (
  kind: MovementSum['kind'],
  direction: MovementSum['direction'],
  more: Partial<MovementSum> = {},
) => ({
  ...{ kind, direction, ofDebt: false, betweenOwn: false, count: 1, value: 1, exactValue: '1.000000' },
  ...{ unvalued: 0, untrusted: 0, debts: 0, ...more },
})

const told = (
  valuedAt: { hour: number; day: number; present: number },
  more: {
    unvalued?: number
    untrusted?: number
    debts?: number
    unjudged?: number
    sums?: MovementSum[]
    provisional?: boolean
  } = {},
) =>
  describeSums({
    ...{ count: 0, hiddenCount: 0, unvalued: 0, untrusted: 0, debts: 0, value: 0, exactValue: '0.000000' },
    ...{ sums: [], assets: [], moreAssets: false, chains: [], provisional: false, valuedAt, ...more },
  })

it('names only the prices that something is valued at', () => {
  expect(told({ hour: 388, day: 0, present: 0 })).toBe(
    'All 388 movements are valued at the price of their hour. Each sum is rounded once, of exact values.',
  )
  expect(told({ hour: 0, day: 1, present: 0 })).toBe('1 movement is valued at the close of its day.')
  expect(told({ hour: 3, day: 2, present: 1 }, { provisional: true })).toBe(
    'All 6 movements are valued: 3 at the price of their hour, 2 at the close of their day, 1 at the price of now. Each sum is rounded once, of exact values. Prices are still being read.',
  )
})

it('says how many a least value leaves out, as nobody knows what they were worth', () => {
  expect(told({ hour: 2, day: 0, present: 0 }, { unjudged: 1 })).toBe(
    'All 2 movements are valued at the price of their hour. Each sum is rounded once, of exact values. 1 movement has no known value and is left out.',
  )
  expect(told({ hour: 0, day: 0, present: 0 }, { unjudged: 3 })).toBe(
    '3 movements have no known value and are left out.',
  )
})

it('says how many are in no sum, and why, as far as that is told', () => {
  const nft = build('nft', 'Received', { count: 11, unvalued: 11 })
  expect(
    told({ hour: 388, day: 0, present: 0 }, { unvalued: 24, untrusted: 11, debts: 1, sums: [nft] }),
  ).toBe(
    '388 movements are valued at the price of their hour. Each sum is rounded once, of exact values. 24 movements (11 of NFTs, 1 of a debt, 11 at prices that are not trusted, 1 without a price) have no known value and are in no sum.',
  )
  expect(told({ hour: 0, day: 0, present: 0 }, { unvalued: 11, sums: [nft] })).toBe(
    '11 movements (of NFTs) have no known value and are in no sum.',
  )
  expect(told({ hour: 0, day: 0, present: 0 }, { unvalued: 1 })).toBe(
    '1 movement (without a price) has no known value and is in no sum.',
  )
})

it('tells what came, then what went, then debts, then what moved between own wallets, and gas last, whatever came first', () => {
  const sums = [
    build('gas', 'Sent'),
    build('token', 'Sent', { ofDebt: true }),
    build('token', 'Sent', { betweenOwn: true }),
    build('token', 'Sent'),
    build('nft', 'Received'),
    build('native', 'Sent'),
    build('internal', 'Received'),
    build('token', 'Received'),
    build('token', 'Received', { ofDebt: true }),
    build('native', 'Received', { betweenOwn: true }),
    build('native', 'Received'),
  ]
  expect(sortSums(sums).map((sum) => nameSum(sum, 'Ether'))).toEqual([
    ...['Ether received', 'Ether received by a contract', 'Tokens received', 'NFTs received'],
    ...['Ether sent', 'Tokens sent', 'Borrowed', 'Repaid'],
    ...['Ether received from your wallets', 'Tokens sent to your wallets'],
    'Gas paid',
  ])
})

it('calls coins what the chains that moved them call them', () => {
  expect(nameSum(build('native', 'Received'), 'POL')).toBe('POL received')
  expect(nameSum(build('internal', 'Sent', { betweenOwn: true }), 'Coins')).toBe(
    'Coins sent by a contract to your wallets',
  )
})
