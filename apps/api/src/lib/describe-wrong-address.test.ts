import { expect, test } from 'vitest'
import { describeWrongAddress } from './describe-wrong-address.ts'

// From the specification of the checksum, EIP-55.
const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([right, right.toLowerCase(), `0x${right.slice(2).toUpperCase()}`])(
  'nothing is wrong with %s',
  (address) => {
    expect(describeWrongAddress(address)).toBeUndefined()
  },
)

test.each([
  [right.slice(0, -1), 'An address has 40 digits after the 0x; this one has 39, 1 too few.'],
  [`${right}00`, 'An address has 40 digits after the 0x; this one has 42, 2 too many.'],
  ['0x', 'An address has 40 digits after the 0x; this one has 0, 40 too few.'],
  [right.replace('6053', '6o53'), 'Character 9 is “o”; after the 0x only 0 to 9 and a to f are digits.'],
  [
    // A Cyrillic letter that looks like an a.
    right.replace('5aA', '5\u0430A'),
    'Character 4 is “\u0430” (U+0430); after the 0x only 0 to 9 and a to f are digits.',
  ],
  [
    `${right.slice(0, 10)}\u200b${right.slice(10)}`,
    'An address has 40 digits after the 0x; this one has 41, 1 too many. Character 11 is invisible (U+200B); after the 0x only 0 to 9 and a to f are digits.',
  ],
  [
    `${right.slice(0, 10)} ${right.slice(11)}`,
    'Character 11 is a space; after the 0x only 0 to 9 and a to f are digits.',
  ],
  [
    `${right.slice(0, 3)}😀${right.slice(4)}`,
    'Character 4 is “😀” (U+1F600); after the 0x only 0 to 9 and a to f are digits.',
  ],
  [
    right.replace('aAeb', 'aaeb'),
    `Its capital letters do not fit its digits, so a digit may be mistyped. If every digit is right, it is spelled ${right}.`,
  ],
  [
    `https://etherscan.io/address/${right}#tokentxns`,
    `There is more here than an address: ${right} stands in it, so enter that alone.`,
  ],
  [`Savings: ${right}`, `There is more here than an address: ${right} stands in it, so enter that alone.`],
  [right.slice(2), 'An address begins with 0x.'],
  ['hello', 'An address is 0x and 40 digits after it; an ENS name has a dot in it, such as vitalik.eth.'],
])('of %s it says what is wrong', (address, hint) => {
  expect(describeWrongAddress(address)).toBe(hint)
})
