import { expect, it } from 'vitest'
import { tellApart } from './tell-apart.ts'

const nameOf = (chainId: number) => ({ 1: 'Ethereum', 8453: 'Base' })[chainId] ?? 'Elsewhere'
const asset = (chainId: number, address: string, symbol: string | null, name: string | null = null) => ({
  ...{ chainId, address, symbol, name },
})
const issuer = `0x${'1'.repeat(40)}`
const bridge = `0x${'2'.repeat(40)}`

it('calls each asset by its symbol, else by its name', () => {
  const names = tellApart([asset(1, 'native', 'ETH'), asset(1, issuer, null, 'Gift')], nameOf)
  expect([...names.values()]).toEqual(['ETH', 'Gift'])
  expect([...tellApart([asset(1, issuer, null)], nameOf).values()]).toEqual(['this token'])
})

it('names the chain where several have the symbol, and the contract where that tells none apart', () => {
  const names = tellApart(
    [
      asset(1, issuer, 'USDC'),
      asset(8453, issuer, 'USDC'),
      asset(8453, bridge, 'USDC'),
      asset(8453, 'native', 'ETH'),
    ],
    nameOf,
  )
  expect([...names]).toEqual([
    [`1:${issuer}`, 'USDC on Ethereum'],
    [`8453:${issuer}`, 'USDC on Base, 0x1111…1111'],
    [`8453:${bridge}`, 'USDC on Base, 0x2222…2222'],
    ['8453:native', 'ETH'],
  ])
})
