import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PortfolioChainsContext } from '../chains/portfolio-chains.ts'
import { MovementsSums } from './movements-sums.tsx'

const ether = (chainId: number, sent: string) => ({
  ...{ chainId, asset: 'native' as const, symbol: 'ETH', name: 'Ether', decimals: 18, received: '0', sent },
})
const sums = {
  ...{ count: 2, hiddenCount: 0, unvalued: 0, untrusted: 0, debts: 0, value: -3, exactValue: '-3.000000' },
  ...{ valuedAt: { hour: 2, day: 0, present: 0 }, moreAssets: false, chains: [], provisional: false },
  sums: [],
  assets: [ether(1, '31202213006000000'), ether(8453, '22548346062200')],
}

it('says of which chain each amount of one coin is, where the wallets are on several', () => {
  const known = [
    { chainId: 1, name: 'Ethereum' },
    { chainId: 8453, name: 'Base' },
  ]
  render(
    <PortfolioChainsContext value={{ known: known as never, several: true }}>
      <MovementsSums sums={sums as never} />
    </PortfolioChainsContext>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['ETH on Ethereum', 'ETH on Base'],
  ])
})
