import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WalletBook } from './wallet-book.ts'
import {
  ALL_WALLETS,
  addToChoice,
  formatChoice,
  parseChoice,
  removeFromChoice,
  resolveChoice,
  type WalletChoice,
} from './wallet-choice.ts'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
const third = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const stranger = `0x${'5e'.repeat(20)}`
const tracked = [first, second, third]

function bookOf(tags: Record<string, string[]>): WalletBook {
  return new Map(
    Object.entries(tags).map(([address, tagged]) => [
      address.toLowerCase(),
      {
        ...{
          chainId: 1,
          address,
          label: null,
          tags: tagged,
          ensName: null,
          chainChoices: [],
          chains: [],
          foundChains: [],
        },
        addedAt: '2026-11-01T00:00:00.000Z',
      },
    ]),
  )
}
const book = bookOf({ [first]: ['cold'], [third]: ['cold', 'tag:odd, one'] })

describe('the words of a choice', () => {
  const address = fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 })
    .map((digits) => `0x${digits.join('')}`)
  const choice: fc.Arbitrary<WalletChoice> = fc.oneof(
    fc.constant(ALL_WALLETS),
    fc.string({ minLength: 1, maxLength: 30 }).map((tag): WalletChoice => ({ kind: 'tag', tag })),
    fc
      .array(address, { minLength: 1, maxLength: 5 })
      .map((addresses): WalletChoice => ({ kind: 'wallets', addresses })),
  )

  it('come back as the choice they were written from', () => {
    fc.assert(
      fc.property(choice, (given) => {
        expect(parseChoice(formatChoice(given))).toEqual(given)
      }),
    )
  })

  it('are read whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { shown } = resolveChoice(parseChoice(text), tracked, book)
        expect(shown.length).toBeGreaterThan(0)
        expect(tracked).toEqual(expect.arrayContaining([...shown]))
      }),
    )
  })
})

describe('the wallets of a choice', () => {
  const resolve = (text: string) => resolveChoice(parseChoice(text), tracked, book)

  it('are all of them where nothing is picked out', () => {
    expect(resolve('all')).toEqual({ shown: tracked, scope: null, everything: true, missing: null })
    expect(resolve(' , ')).toMatchObject({ everything: true, missing: null })
  })

  it('stand in the order of the list, whatever the order and the case of the letters', () => {
    expect(resolve(`${third.toLowerCase()},${first.toUpperCase().replace('X', 'x')}`)).toEqual({
      shown: [first, third],
      scope: [first, third],
      everything: false,
      missing: null,
    })
  })

  it('are those of a tag, as it is given now', () => {
    expect(resolve('tag:cold').shown).toEqual([first, third])
    expect(resolve('tag:tag:odd, one').shown).toEqual([third])
  })

  it('are asked of the server as all wallets where they are all', () => {
    expect(resolve(tracked.join(','))).toMatchObject({ scope: null, everything: false })
  })

  it('that are not tracked are named, and take nothing from the others', () => {
    expect(resolve(`${stranger},${second}`)).toMatchObject({
      shown: [second],
      missing: { kind: 'wallets', named: [stranger] },
    })
  })

  it('are all of them where none of those named is there, which is told', () => {
    expect(resolve(stranger)).toMatchObject({
      shown: tracked,
      scope: null,
      everything: true,
      missing: { named: [stranger] },
    })
    expect(resolve('tag:hot')).toMatchObject({ shown: tracked, missing: { kind: 'tag', tag: 'hot' } })
  })
})

describe('a list that changes', () => {
  const one: WalletChoice = { kind: 'wallets', addresses: [first.toLowerCase()] }

  it('adds to a choice of wallets, and leaves all wallets and a tag as they are', () => {
    expect(addToChoice(one, second)).toEqual({ kind: 'wallets', addresses: [first.toLowerCase(), second] })
    expect(addToChoice(one, first)).toEqual({ kind: 'wallets', addresses: [first] })
    expect(addToChoice(ALL_WALLETS, second)).toBe(ALL_WALLETS)
  })

  it('takes from a choice of wallets; the last one gives way to all', () => {
    expect(removeFromChoice(addToChoice(one, second), first)).toEqual({
      kind: 'wallets',
      addresses: [second],
    })
    expect(removeFromChoice(one, first)).toEqual(ALL_WALLETS)
  })
})
