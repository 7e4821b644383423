import type { ValueChange } from '@pkg/api-contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildPoint } from '../testing/build-history.ts'
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
  render(<ChangeAssets change={change} />)
  expect(screen.getByRole('listitem').textContent).toBe('ETHprice moves +$5.00another reason +$7.00+$12.00')
})
