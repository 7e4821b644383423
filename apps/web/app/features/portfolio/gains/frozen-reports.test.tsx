import { type GainReport, type GainsYear, gains, type ReportComparison } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { FrozenReports } from './frozen-reports.tsx'

const report: GainReport = {
  ...{
    id: 3,
    country: 'in',
    financialYear: '2025-26',
    method: 'average',
    otherIncome: '600000',
    regime: 'old',
    incomeCost: 'value',
    gas: 'disposal',
  },
  ...{ currency: 'INR', net: '-1234.50', rules: '3', inputs: 'd1'.repeat(32), sha256: 'a1'.repeat(32) },
  ...{ lines: 12, note: 'As filed', frozenAt: '2026-07-20T10:00:00.000Z' },
}
const comparison: ReportComparison = {
  ...{ report, same: false, rules: '4', inputs: 'd2', sha256: 'a2' },
  differences: [
    {
      ...{ line: 'row 1', about: '2025-04-03 swap 2 ETH' },
      ...{ was: { cost: '0.00', doubts: 'unknown-cost' }, now: { cost: '60000.00', doubts: '' } },
    },
  ],
  differenceCount: 2,
}

function open(changed: Partial<ReportComparison> = {}, provisional = false, listed = report) {
  const { calls } = answerRoutes({
    'GET /api/gains/reports': { body: { reports: [listed] } },
    'POST /api/gains/reports': { body: report },
    'GET /api/gains/reports/3/comparison': { body: { ...comparison, ...changed } },
    'DELETE /api/gains/reports/3': { body: { success: true } },
  })
  const year = { financialYear: '2025-26', provisional } as GainsYear
  const choice = {
    country: 'in',
    financialYear: '2025-26',
    method: 'average',
    otherIncome: '600000',
    regime: 'old',
    incomeCost: 'value',
    gas: 'disposal',
    chainId: null,
  } as const
  const client = createQueryClient()
  // A later year, as it was read before.
  const later = [gains.getGainsYear.url, { params: { financialYear: '2026-27' } }]
  client.setQueryData(later, {})
  render(
    <QueryClientProvider client={client}>
      <FrozenReports choice={choice} year={year} />
    </QueryClientProvider>,
  )
  return {
    sent: () => calls.filter(({ route }) => !route.startsWith('GET')),
    isReadAnew: () => client.getQueryState(later)?.isInvalidated,
  }
}

it('freezes the year by the choices that are shown, with a note', async () => {
  const { sent, isReadAnew } = open()
  expect(isReadAnew()).toBe(false)
  await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'As filed')
  await userEvent.click(screen.getByRole('button', { name: 'Freeze 2025-26 as it is now' }))
  const body = {
    country: 'in',
    financialYear: '2025-26',
    method: 'average',
    otherIncome: '600000',
    regime: 'old',
    incomeCost: 'value',
    gas: 'disposal',
  }
  await waitFor(() =>
    expect(sent()).toEqual([{ route: 'POST /api/gains/reports', body: { ...body, note: 'As filed' } }]),
  )
  // Later years leave the lots that it took.
  await waitFor(() => expect(isReadAnew()).toBe(true))
})

it('freezes nothing that is still being read', async () => {
  const { sent } = open({}, true)
  const button = screen.getByRole('button', { name: /^Freeze/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'As filed{Enter}')
  expect(sent()).toEqual([])
})

it('lists what was frozen, tells line by line what differs now, and removes it', async () => {
  const { sent } = open()
  const item = within(await screen.findByRole('listitem'))
  const told = () => screen.getAllByRole('listitem')[0]?.textContent ?? ''
  expect(told()).toContain(
    'India 2025-26, moving average, other income ₹6,00,000.00, old regime: net −₹1,234.50',
  )
  expect(told()).toContain('Frozen on 20 Jul 2026, rules edition 3')
  expect(told()).toContain('As filed')
  await userEvent.click(item.getByRole('button', { name: /^Compare with now: India 2025-26/ }))
  expect((await item.findByRole('status')).textContent).toContain('Not all is as it was.')
  expect(told()).toContain('The rules are of edition 4 now.')
  expect(told()).toContain('Net gain: the same, −₹1,234.50')
  expect(told()).toContain(
    '3 Apr 2025 Swap 2 ETHCost: ₹0.00, now ₹60,000.00Not certain: the cost is not known, now none',
  )
  expect(told()).toContain('And 1 line of the report more.')
  await userEvent.click(item.getByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(sent()).toEqual([{ route: 'DELETE /api/gains/reports/3', body: undefined }]))
})

it('says that a year is the same', async () => {
  open({ same: true, differences: [], differenceCount: 0 })
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/ }))
  expect((await screen.findByRole('status')).textContent).toContain('The same, byte for byte.')
})

it('tells of a year that was not settled between what its net gain lay', async () => {
  open({}, false, { ...report, netRange: { low: '-1234.50', high: '500.00' } })
  const [item] = await screen.findAllByRole('listitem')
  expect(item?.textContent).toContain(
    'net −₹1,234.50 to +₹500.00, not settled (−₹1,234.50 with nil for what was not known)',
  )
})
