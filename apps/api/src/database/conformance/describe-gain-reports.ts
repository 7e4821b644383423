import { describe, expect, test } from 'vitest'
import { REPORT_HEAD, type ReportValues } from '../gain-reports.repository.ts'
import type { OpenForTest } from './open-for-test.ts'

/** A frozen report of an Indian year. */
export const reportOf = (note: string): ReportValues => ({
  ...{ country: 'in', financialYear: '2025-26', method: 'fifo', otherIncome: '', regime: 'new' },
  ...{ incomeCost: 'value', gas: 'disposal' },
  ...{ rules: '4', inputs: 'd1', net: '10.00', currency: 'INR', sha256: 'a1' },
  ...{ content: 'H4sI', lines: 3, note },
})

export function describeGainReports(open: OpenForTest): void {
  describe('frozen reports', () => {
    test('they are listed without their texts, found with them, and removed by their person alone', async () => {
      const { gainReports, addPerson, clock } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const first = await gainReports.add(ada.id, reportOf('Filed'))
      clock.time += 1
      const second = await gainReports.add(ada.id, reportOf('Filed anew'))
      const { content, ...values } = reportOf('Filed')
      expect(await gainReports.list(ada.id)).toEqual([
        { id: first.id, ...values, head: content, at: clock.time - 1 },
        { id: second.id, ...values, head: content, note: 'Filed anew', at: clock.time },
      ])
      expect(await gainReports.find(ada.id, first.id)).toEqual({ ...first, content })
      expect(await gainReports.find(bob.id, first.id)).toBeUndefined()
      const long = 'H4sI'.repeat(REPORT_HEAD)
      const third = await gainReports.add(bob.id, { ...reportOf('Long'), content: long })
      expect(third.head).toBe(long.slice(0, REPORT_HEAD))
      expect((await gainReports.list(bob.id))[0]?.head).toBe(third.head)
      expect(await gainReports.remove(bob.id, first.id)).toBe(false)
      expect(await gainReports.remove(ada.id, first.id)).toBe(true)
      expect(await gainReports.remove(ada.id, first.id)).toBe(false)
      expect((await gainReports.list(ada.id)).map(({ id }) => id)).toEqual([second.id])
    })
  })
}
