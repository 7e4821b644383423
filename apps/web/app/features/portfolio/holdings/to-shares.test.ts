import type { InsidePart } from '@pkg/api-contract'
import { describe, expect, it } from 'vitest'
import { groupHoldings } from '../readings/group-holdings.ts'
import { buildToken } from '../testing/build-token.ts'
import { type Share, toShares } from './to-shares.ts'

const toName = ({ label, detail }: Share) => `${label} ${detail}`

describe('toShares', () => {
  it('leaves out what has no price or is worth nothing', () => {
    const holdings = groupHoldings([
      buildToken({ address: 'native', symbol: 'ETH', usdValue: 3 }),
      buildToken({ usdValue: 0 }),
      buildToken({ chainId: 2, usdValue: null }),
    ])
    expect(toShares(holdings, String)).toEqual([{ id: '1:native', label: 'ETH', value: 3 }])
  })

  it('names the contract where two of them share a symbol', () => {
    const holdings = groupHoldings([
      buildToken({ address: `0x${'1'.repeat(40)}`, symbol: 'CA', usdValue: 2 }),
      buildToken({ address: `0x${'2'.repeat(40)}`, symbol: 'CA', usdValue: 1 }),
    ])
    expect(toShares(holdings, String).map(toName)).toEqual(['CA 0x1111…1111', 'CA 0x2222…2222'])
  })

  it('names the chain where that tells them apart', () => {
    const holdings = groupHoldings([
      buildToken({ usdValue: 3 }),
      buildToken({ chainId: 137, address: `0x${'1'.repeat(40)}`, usdValue: 2 }),
      buildToken({ chainId: 137, address: `0x${'2'.repeat(40)}`, usdValue: 1 }),
    ])
    expect(toShares(holdings, (id) => `chain ${id}`).map(toName)).toEqual([
      'USDC chain 1',
      'USDC 0x1111…1111',
      'USDC 0x2222…2222',
    ])
  })

  it('says where something lies, and takes it for no namesake of what is in the wallet', () => {
    const address = `0x${'1'.repeat(40)}`
    const inside: InsidePart = { protocol: 'Compound v3 USDC', role: 'supplied', contracts: [] }
    const holdings = groupHoldings([
      buildToken({ address, usdValue: 3 }),
      buildToken({ address: `${address}@0x${'2'.repeat(40)}.supplied`, usdValue: 2, inside }),
      buildToken({
        ...{ address: `${address}@0x${'3'.repeat(40)}/7.fee`, usdValue: 1 },
        inside: { protocol: null, role: 'fee', contracts: [] },
      }),
    ])
    expect(toShares(holdings, String).map(toName)).toEqual([
      'USDC undefined',
      'USDC Inside Compound v3 USDC',
      'USDC Fees earned in a contract',
    ])
  })
})
