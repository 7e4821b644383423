import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownChain } from '../testing/open-provider.ts'
import { type PaidReceipt, transactionFee } from './transaction-fee.ts'

const sender = `0x${'a1'.repeat(20)}`
const BOOTLOADER = `0x${'8001'.padStart(40, '0')}`

/** 21,000 units of gas at 3 gwei: 63,000 gwei. */
const receipt: PaidReceipt = {
  type: 2,
  from: sender,
  gasUsed: 21_000n,
  gasPrice: 3_000_000_000n,
  blobGasUsed: null,
  blobGasPrice: null,
  l1Fee: null,
  operatorFeeScalar: null,
  operatorFeeConstant: null,
  daFootprintGasScalar: null,
  feeCurrency: null,
  logs: [],
}
const GAS = 63_000_000_000_000n
const feeOn = (id: number, fields: Partial<PaidReceipt> = {}) =>
  transactionFee(knownChain(id), { ...receipt, ...fields })
const paid = (amount: bigint, complete = true, payer: string | null = sender) => ({ amount, complete, payer })

test.each([1, 56, 100, 137, 43_114, 59_144])('chain %i takes gas, and gas of blobs', (id) => {
  expect(feeOn(id)).toEqual(paid(GAS))
  expect(feeOn(id, { blobGasUsed: 131_072n, blobGasPrice: 2n })).toEqual(paid(GAS + 262_144n))
  expect(feeOn(id, { blobGasUsed: 131_072n })).toEqual(paid(GAS, false))
  expect(feeOn(id, { blobGasUsed: 0n })).toEqual(paid(GAS))
})

test.each([10, 8453, 534_352, 42_220])(
  'what chain %i pays to Ethereum is unknown where it is missing, and never zero',
  (id) => {
    expect(feeOn(id, { l1Fee: 5n })).toEqual(paid(GAS + 5n))
    expect(feeOn(id, { l1Fee: 0n })).toEqual(paid(GAS))
    expect(feeOn(id)).toEqual(paid(GAS, false))
    expect(feeOn(id, { type: 0x7e })).toEqual(paid(0n, true, null))
  },
)

test('the footprint of the data on an OP chain is not paid for', () => {
  const fields = { l1Fee: 5n, blobGasUsed: 14_800n, daFootprintGasScalar: 148n }
  expect(feeOn(8453, fields)).toEqual(paid(GAS + 5n))
})

test('an operator of an OP chain takes a share by the rule of its fork', () => {
  const fields = { l1Fee: 0n, operatorFeeScalar: 2_000_000n, operatorFeeConstant: 7n }
  // Isthmus: 21,000 × 2,000,000 / 1,000,000 + 7. Jovian: 21,000 × 2,000,000 × 100 + 7.
  expect(feeOn(10, fields)).toEqual(paid(GAS + 42_007n))
  expect(feeOn(10, { ...fields, daFootprintGasScalar: 148n })).toEqual(paid(GAS + 4_200_000_000_007n))
})

test.each([
  ['ether bridged in', 0x64, paid(0n, true, null)],
  ['a message that was paid for when it was sent', 0x68, paid(0n, true, null)],
  ['what the chain does by itself', 0x6a, paid(0n, true, null)],
  ['a message as it arrives', 0x69, paid(0n, false)],
  ['anything else', 2, paid(GAS)],
])('on Arbitrum %s costs what it does', (_, type, expected) => {
  expect(feeOn(42_161, { type })).toEqual(expected)
})

test('on ZKsync what was collected and not given back is the fee, of whoever paid it', () => {
  const payer = `0x${'b2'.repeat(20)}`
  const [face = ''] = knownChain(324).nativeFaces
  const move = (from: string, to: string, amount: number) => ({
    address: face,
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      ...[from, to].map((address) => `0x${address.slice(2).padStart(64, '0')}`),
    ],
    data: `0x${amount.toString(16).padStart(64, '0')}`,
  })
  const collected = [move(payer, BOOTLOADER, 900), move(BOOTLOADER, payer, 250), move(payer, sender, 40)]
  expect(feeOn(324, { logs: collected })).toEqual(paid(650n, true, payer))
  // More came back than was taken: nobody can say what was paid.
  expect(feeOn(324, { logs: [move(payer, BOOTLOADER, 1), move(BOOTLOADER, payer, 2)] })).toEqual(
    paid(0n, false, payer),
  )
  // A log without an amount says nothing of one.
  expect(feeOn(324, { logs: [{ ...move(payer, BOOTLOADER, 1), data: '0x' }] })).toEqual(paid(GAS))
  expect(feeOn(324)).toEqual(paid(GAS))
})

test.each([
  ['a message of Ethereum', 0xff],
  ['what the chain does by itself', 0xfe],
])('on ZKsync %s was paid for elsewhere', (_, type) => {
  expect(feeOn(324, { type })).toEqual(paid(0n, true, null))
  // On another chain the number means nothing.
  expect(feeOn(1, { type })).toEqual(paid(GAS))
})

test('on Celo a fee in another token is not one in the coin', () => {
  expect(feeOn(42_220, { type: 0x7b, l1Fee: 0n, feeCurrency: `0x${'c3'.repeat(20)}` })).toEqual(
    paid(0n, false),
  )
})

test('without a price of gas a fee is not known on any chain', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 10, 42_161, 534_352, 324, 42_220),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      (id, l1Fee) => {
        expect(feeOn(id, { gasPrice: null, l1Fee }).complete).toBe(false)
      },
    ),
  )
})
