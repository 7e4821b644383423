import { describe, expect, test } from 'vitest'
import type { GainOverridesRepository, KeptOverride, OverrideValues } from '../gain-overrides.repository.ts'
import type { OpenForTest } from './open-for-test.ts'

/** A kind that was changed by hand. */
export const overrideOf = (subject: string, changed: Partial<OverrideValues> = {}): OverrideValues => ({
  ...{ what: 'kind', subject, before: 'sent', after: 'sold', currency: '', day: '' },
  ...{ feeLeftOut: null, note: 'Paid Bob' },
  ...changed,
})

/** Costs from files whose notes say what an exchange charged, and what is told of each once that is a figure of its own. */
export const notedFees: readonly {
  subject: string
  note: string
  fileId: number | null
  after: [note: string, fee: string | null]
}[] = [
  {
    ...{ subject: '1:0xa:in:1:native:', fileId: 1 },
    note: 'From buys.csv, line 2. Its fee of 2671.00 INR is left out of the cost.',
    after: ['From buys.csv, line 2', '2671.00'],
  },
  {
    ...{ subject: '1:0xb:in:1:native:', fileId: 1 },
    note: 'From b.csv, line 3, paid with 500 USDT. Its fee of 0.0125 USD is left out of the cost.',
    after: ['From b.csv, line 3, paid with 500 USDT', '0.0125'],
  },
  // Of a part it was told what the whole line was charged.
  ...[
    {
      subject: '1:0xc:in:1:native:#2/1',
      note: 'From a.csv, line 2. Its fee of 9.00 INR is left out of the cost.',
    },
    {
      subject: '1:0xd:in:1:native:',
      note: 'From . Its fee of me, line 2. Its fee of 9.00 INR is left out of the cost.',
    },
    { subject: '1:0xe:in:1:native:', note: 'From buys.csv, line 4' },
  ].map((one) => ({ ...one, fileId: 1, after: [one.note, null] as [string, null] })),
  {
    ...{ subject: '1:0xf:in:1:native:', fileId: null },
    note: 'I say so. Its fee of 9.00 INR is left out of the cost.',
    after: ['I say so. Its fee of 9.00 INR is left out of the cost.', null],
  },
]

/** One of them as it is kept. */
export async function sayOne(
  gainOverrides: GainOverridesRepository,
  userId: string,
  values: OverrideValues,
): Promise<KeptOverride> {
  const [kept] = await gainOverrides.setAll(userId, [values])
  if (kept === undefined) throw new Error('Nothing was kept')
  return kept
}

export function describeGainOverrides(open: OpenForTest): void {
  describe('gain overrides', () => {
    test('they are listed as they were said, of one person', async () => {
      const { gainOverrides, addPerson, clock } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const kind = await sayOne(gainOverrides, ada.id, overrideOf('1:0xa'))
      clock.time += 1
      const paid = { what: 'cost', before: '', after: '1000.50', currency: 'INR', day: '2025-01-05' } as const
      const cost = await sayOne(gainOverrides, ada.id, overrideOf('1:0xa', paid))
      await sayOne(gainOverrides, bob.id, overrideOf('1:0xa', { note: '' }))
      expect(await gainOverrides.list(ada.id)).toEqual([
        { id: kind.id, ...overrideOf('1:0xa'), fileId: null, proofId: null, at: clock.time - 1 },
        { id: cost.id, ...overrideOf('1:0xa', paid), fileId: null, proofId: null, at: clock.time },
      ])
      expect(await gainOverrides.list('nobody')).toEqual([])
    })

    test('said anew of the same subject, it is one with the new words, also when many say it at once', async () => {
      const { gainOverrides, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      const first = await sayOne(gainOverrides, id, overrideOf('1:0xa'))
      clock.time += 5
      await Promise.all(
        Array.from({ length: 6 }, () => sayOne(gainOverrides, id, overrideOf('1:0xa', { after: 'repaid' }))),
      )
      expect(await gainOverrides.list(id)).toEqual([
        {
          id: first.id,
          ...overrideOf('1:0xa', { after: 'repaid' }),
          fileId: null,
          proofId: null,
          at: clock.time,
        },
      ])
    })

    test('several are said at once: new ones behind the others, those said before with the new words in their place', async () => {
      const { gainOverrides, addPerson, clock } = await open()
      const { id } = await addPerson('ada')
      const first = await sayOne(gainOverrides, id, overrideOf('1:0xa', { note: 'once' }))
      clock.time += 5
      const many = Array.from({ length: 500 }, (_, index) => overrideOf(`1:0xb${index}`, { after: 'repaid' }))
      const again = overrideOf('1:0xa', { after: 'repaid', note: '' })
      expect(await gainOverrides.setAll(id, [...many, again])).toHaveLength(501)
      const kept = await gainOverrides.list(id)
      expect(kept).toHaveLength(501)
      expect(kept[0]).toEqual({ id: first.id, ...again, fileId: null, proofId: null, at: clock.time })
      expect(kept.slice(1).map(({ subject }) => subject)).toEqual(many.map(({ subject }) => subject))
      expect(await gainOverrides.setAll(id, [])).toEqual([])
    })

    test('a price stands beside the kind of its transaction, to its last digit', async () => {
      const { gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      const price: Partial<OverrideValues> = {
        ...({ what: 'price', before: '2000', after: '0.000000000000000001' } as const),
        ...{ currency: 'INR', day: '2025-04-14' },
      }
      await sayOne(gainOverrides, id, overrideOf('1:0xa'))
      await sayOne(gainOverrides, id, overrideOf('1:0xa:1:native:', price))
      const again = overrideOf('1:0xa:1:native:', { ...price, after: '123456789012345.000000000000000001' })
      await sayOne(gainOverrides, id, again)
      expect(
        (await gainOverrides.list(id)).map(({ id: _, fileId: __, proofId: ___, at: ____, ...one }) => one),
      ).toEqual([overrideOf('1:0xa'), again])
    })

    test('one is undone by itself, once, and by the person who said it', async () => {
      const { gainOverrides, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const one = await sayOne(gainOverrides, ada.id, overrideOf('1:0xa'))
      const other = await sayOne(gainOverrides, ada.id, overrideOf('1:0xb'))
      expect(await gainOverrides.remove(bob.id, one.id)).toBe(false)
      expect(await gainOverrides.remove(ada.id, one.id)).toBe(true)
      expect(await gainOverrides.remove(ada.id, one.id)).toBe(false)
      expect((await gainOverrides.list(ada.id)).map(({ id }) => id)).toEqual([other.id])
    })
  })
}
