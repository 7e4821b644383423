import type { ValueChange } from '@pkg/api-contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { groupHoldings } from '../readings/group-holdings.ts'
import { buildPoint } from '../testing/build-history.ts'
import { buildToken } from '../testing/build-token.ts'
import { ChangeAssets } from './change-assets.tsx'

const part = (kind: string, usd: number) => ({ kind, value: usd, exactValue: `${usd}.000000` })
const parts = [part('price', 5), part('staked', 7)]

it('says a reason that it has no words for as another one, with its amount', () => {
  // As a server tells it that is newer than the page.
  const change = {
    ...{ from: buildPoint('2026-01-01', 100), to: buildPoint('2026-01-02', 112) },
    ...{ difference: 12, exactDifference: '12.000000', netFlows: 0, exactNetFlows: '0.000000' },
    ...{ gain: 5, exactGain: '5.000000', timeWeightedReturn: 0.05, returnUnknownBecause: null, parts },
    assets: [
      {
        ...{ chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', logo: null },
        ...{ parts, value: 12, exactValue: '12.000000' },
      },
    ],
  } as unknown as ValueChange
  render(<ChangeAssets change={change} held={[]} />)
  expect(screen.getByRole('listitem').textContent).toBe('ETHprice moves +$5.00another reason +$7.00+$12.00')
})

it('tells two rows of one asset apart by where they lie, also of what is held no more', () => {
  const address = `0x${'aa'.repeat(20)}`
  const asset = (placed: string) => ({
    ...{ chainId: 1, asset: placed, symbol: 'WETH', name: null, logo: null },
    ...{ parts: [part('price', 5)], value: 5, exactValue: '5.000000' },
  })
  const supplied = `${address}@0x${'bb'.repeat(20)}.supplied`
  const change = {
    ...{ from: buildPoint('2026-01-01', 100), to: buildPoint('2026-01-02', 115) },
    ...{ difference: 15, exactDifference: '15.000000', netFlows: 0, exactNetFlows: '0.000000' },
    ...{ gain: 15, exactGain: '15.000000', timeWeightedReturn: 0.15, returnUnknownBecause: null },
    parts: [part('price', 15)],
    assets: [asset(address), asset(supplied), asset(`${address}@0x${'cc'.repeat(20)}/7.fee`)],
  } as unknown as ValueChange
  const held = groupHoldings([
    buildToken({ address }),
    buildToken({
      address: supplied,
      inside: { protocol: 'Compound v3 USDC', role: 'supplied', contracts: [] },
    }),
  ])
  render(<ChangeAssets change={change} held={held} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'WETHprice moves +$5.00+$5.00',
    'WETHInside Compound v3 USDCprice moves +$5.00+$5.00',
    'WETHFees earned in a contractprice moves +$5.00+$5.00',
  ])
})
