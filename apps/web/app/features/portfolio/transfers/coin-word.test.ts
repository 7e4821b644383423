import { describe, expect, it } from 'vitest'
import { coinWord } from './coin-word.ts'

const coin = (symbol: string | null) => ({ asset: 'native', symbol })
const token = { asset: '0xdac17f958d2ee523a2206206994597c13d831ec7', symbol: 'USDT' }

describe('coinWord', () => {
  it('says ether where all coins are ether, on however many chains, and where none moved', () => {
    expect(coinWord([coin('ETH'), token, coin('ETH')])).toBe('Ether')
    expect(coinWord([token])).toBe('Ether')
  })

  it('says the name of the only other coin', () => {
    expect(coinWord([coin('POL'), token])).toBe('POL')
  })

  it('says coins where several moved, where one has no name, and where not all that moved is known', () => {
    expect(coinWord([coin('ETH'), coin('POL')])).toBe('Coins')
    expect(coinWord([coin(null)])).toBe('Coins')
    expect(coinWord([coin('ETH')], { complete: false })).toBe('Coins')
  })
})
