import { describe, expect, test } from 'vitest'
import type { CostFileValues } from '../cost-files.repository.ts'
import { overrideOf, sayOne } from './describe-gain-overrides.ts'
import type { OpenForTest } from './open-for-test.ts'

/** A file of an exchange. */
export const costFileOf = (sha256: string, changed: Partial<CostFileValues> = {}): CostFileValues => ({
  ...{ name: 'buys.csv', sha256, header: 'h1', reading: '{"timeZone":"UTC"}' },
  ...changed,
})

const costOf = (subject: string, after = '1000.50') =>
  overrideOf(subject, { what: 'cost', before: '', after, currency: 'INR', day: '2025-01-05' })

export function describeCostFiles(open: OpenForTest): void {
  describe('files of costs', () => {
    test('what an exchange charged stands beside the cost that it is no part of, until that is said anew without it', async () => {
      const { gainOverrides, costFiles, addPerson } = await open()
      const { id } = await addPerson('ada')
      const file = await costFiles.set(id, costFileOf('a1'))
      const cost = overrideOf('1:0xa', {
        ...({ what: 'cost', before: '', after: '299900.00' } as const),
        ...{ currency: 'INR', day: '2025-03-20', feeLeftOut: '100.00' },
      })
      expect(await gainOverrides.takeIn(id, file.id, [cost])).toMatchObject([{ feeLeftOut: '100.00' }])
      expect(await gainOverrides.list(id)).toMatchObject([{ after: '299900.00', feeLeftOut: '100.00' }])
      await gainOverrides.setAll(id, [{ ...cost, after: '1', feeLeftOut: null }])
      expect(await gainOverrides.list(id)).toMatchObject([{ after: '1', feeLeftOut: null }])
    })

    test('the same file again is one, also when it comes many times at once, and each person has their own', async () => {
      const { costFiles, addPerson, clock } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const first = await costFiles.set(ada.id, costFileOf('a1'))
      await costFiles.set(bob.id, costFileOf('a1'))
      clock.time += 1
      await Promise.all(
        Array.from({ length: 5 }, () => costFiles.set(ada.id, costFileOf('a1', { name: 'again.csv' }))),
      )
      const second = await costFiles.set(ada.id, costFileOf('a2'))
      expect(await costFiles.list(ada.id)).toEqual([
        { id: first.id, ...costFileOf('a1', { name: 'again.csv' }), at: clock.time, costs: 0 },
        { id: second.id, ...costFileOf('a2'), at: clock.time, costs: 0 },
      ])
      expect(await costFiles.list('nobody')).toEqual([])
    })

    test('how a header was read last is found again, by its person alone', async () => {
      const { costFiles, addPerson, clock } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      await costFiles.set(ada.id, costFileOf('a1', { reading: 'first' }))
      clock.time += 1
      await costFiles.set(ada.id, costFileOf('a2', { reading: 'second' }))
      await costFiles.set(ada.id, costFileOf('a3', { header: 'h2', reading: 'other' }))
      expect(await costFiles.findReading(ada.id, 'h1')).toBe('second')
      clock.time += 1
      await costFiles.set(ada.id, costFileOf('a1', { reading: 'anew' }))
      expect(await costFiles.findReading(ada.id, 'h1')).toBe('anew')
      expect(await costFiles.findReading(ada.id, 'h3')).toBeUndefined()
      expect(await costFiles.findReading(bob.id, 'h1')).toBeUndefined()
    })

    test('costs of a file count once, leave what was said before, and are taken back together', async () => {
      const { costFiles, gainOverrides, addPerson } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const byHand = await sayOne(gainOverrides, ada.id, costOf('1:0xa', '7.00'))
      const { id } = await costFiles.set(ada.id, costFileOf('a1'))
      const other = await costFiles.set(ada.id, costFileOf('a2'))
      const costs = [costOf('1:0xa'), costOf('1:0xb'), costOf('1:0xc')]
      const taken = await Promise.all([1, 2, 3].map(() => gainOverrides.takeIn(ada.id, id, costs)))
      expect(taken.flat().map(({ subject }) => subject)).toEqual(['1:0xb', '1:0xc'])
      expect(await gainOverrides.takeIn(ada.id, other.id, [costOf('1:0xd')])).toHaveLength(1)
      expect(await gainOverrides.takeIn(ada.id, id, [])).toEqual([])
      expect((await costFiles.list(ada.id)).map((file) => file.costs)).toEqual([2, 1])
      // Said anew by hand, it is no part of the file any more.
      await sayOne(gainOverrides, ada.id, costOf('1:0xc', '8.00'))
      expect((await costFiles.list(ada.id)).map((file) => file.costs)).toEqual([1, 1])
      expect(await gainOverrides.removeOfFile(bob.id, id)).toBe(0)
      expect(await gainOverrides.removeOfFile(ada.id, id)).toBe(1)
      expect(await gainOverrides.removeOfFile(ada.id, id)).toBe(0)
      expect(
        (await gainOverrides.list(ada.id)).map(({ subject, after, fileId }) => [subject, after, fileId]),
      ).toEqual([
        ['1:0xa', byHand.after, null],
        ['1:0xc', '8.00', null],
        ['1:0xd', '1000.50', other.id],
      ])
    })

    test('as many costs as are kept of a person are taken in at once', async () => {
      const { costFiles, gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      const file = await costFiles.set(id, costFileOf('a1'))
      const costs = Array.from({ length: 2_000 }, (_, index) => costOf(`1:${index}`))
      expect(await gainOverrides.takeIn(id, file.id, costs)).toHaveLength(2_000)
      expect((await costFiles.list(id))[0]?.costs).toBe(2_000)
    })
  })
}
