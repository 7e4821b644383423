import { MOST_WORTH_USD, type Token, toAssetId } from '@pkg/api-contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toIsoTime } from '../parsing/to-iso-time.ts'
import { holdingValue } from './holding-value.ts'
import { judgeSpam, type Suspect } from './judge-spam.ts'
import { sortHoldings } from './sort-holdings.ts'

describe('the value of a holding', () => {
  test.each([
    // Worked out with decimal arithmetic of 28 digits.
    ['9349423632191522464', 18, 3548.271500061179, 33_174.293_416_103_65],
    ['49998304406500000000020720950', 18, 0.000083339495659033, 4_166_833.473_044_517_5],
    ['8631114046', 6, 1.0001013, 8631.988_377_852_858],
    ['10', 0, 3.311117344e-27, 3.311117344e-26],
    ['1', 18, 1, 1e-18],
    ['0', 18, 5, 0],
  ])('of %s base units at %i decimals and a price of %d is %d', (balance, decimals, price, expected) => {
    const value = holdingValue(balance, decimals, price)
    expect(Math.abs((value ?? 0) - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-12)
  })

  test('is unknown without a price and without decimals', () => {
    expect(holdingValue('5', 18, null)).toBeNull()
    expect(holdingValue('5', null, 2)).toBeNull()
  })

  test('is right to a part in 10^14 for any balance, and unknown beyond everything that is traded', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 36 }),
        (raw, decimals) => {
          const value = holdingValue(raw.toString(), decimals, 1)
          const exact = Number(raw) / 10 ** decimals
          if (value === null) return exact > MOST_WORTH_USD * (1 - 1e-14)
          return exact <= MOST_WORTH_USD * (1 + 1e-14) && Math.abs(value - exact) <= exact * 1e-14
        },
      ),
    )
  })
})

describe('the order of holdings', () => {
  const row = (address: string, usdValue: number | null) => ({ address, usdValue }) as Token

  test('is the largest first, the unknown last, and the native coin first among equals', () => {
    const rows = [row('0xb', null), row('0xa', 5), row('native', null), row('0xc', 70), row('0xaa', null)]
    expect(sortHoldings(rows).map(({ address }) => address)).toEqual(['0xc', '0xa', 'native', '0xaa', '0xb'])
  })
})

describe('spam', () => {
  const suspect: Suspect = {
    chainId: 1,
    address: '0x1111111111111111111111111111111111111111',
    symbol: 'TKN',
    name: 'Token',
    flagged: 'no',
    hasTrustedPrice: false,
  }

  test.each<[string, Partial<Suspect>, string]>([
    ['a plain token', {}, 'no'],
    ['what its source calls spam', { flagged: 'yes', hasTrustedPrice: true, verified: true }, 'yes'],
    ['a link with a call to act', { name: '$ATOR Rewards By https://atorlab.xyz' }, 'yes'],
    ['a bare domain with a call to act', { symbol: 'Visit aeth.network to claim rewards' }, 'yes'],
    ['a link alone', { name: 'something.xyz' }, 'suspect'],
    ['a call alone', { name: 'Airdrop' }, 'suspect'],
    ['a link and a price that can be trusted', { name: 'yearn.finance', hasTrustedPrice: true }, 'no'],
    ['a link and a verified contract', { name: 'Claim at my.finance', verified: true }, 'no'],
    ['a well-known symbol on an unknown contract', { symbol: 'USDC' }, 'suspect'],
    ['the same with full-width letters', { symbol: 'ＵＳＤＣ' }, 'suspect'],
    [
      'the well-known contract itself',
      { symbol: 'USDC', address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' },
      'no',
    ],
    ['the native coin', { symbol: 'ETH', address: 'native' }, 'no'],
    ['a token that tells nothing', { symbol: null, name: null }, 'no'],
    ['a name of ENS', { name: 'vitalik.eth' }, 'no'],
  ])('%s', (_, change, spam) => {
    expect(judgeSpam({ ...suspect, ...change })).toBe(spam)
  })
})

describe('a name that leads somewhere and asks to act', () => {
  const unknown = { chainId: 1, address: `0x${'1'.repeat(40)}`, flagged: 'no' } as const

  test.each([
    'Visit https://aeth.example to claim rewards',
    'Claim 5,000 USD at hodl-claim.example',
    'VISIT AETH DOT NETWORK TO CLAIM',
    'visit x . com',
    'visit aeth [.] com',
    'visit aeth(dot)com',
    'Vіsіt аeth.com to clаіm',
    'Visit aeth。com',
    'Vi\u200bsit ae\u00adth.c\u200dom',
    'V\u0301isit aeth.com',
    'Ｖｉｓｉｔ ａｅｔｈ．ｃｏｍ',
    '𝐂𝐥𝐚𝐢𝐦 𝐚𝐭 𝐚𝐞𝐭𝐡.𝐜𝐨𝐦',
    'c l a i m at a e t h . c o m',
    'C-L-A-I-M on t.me/free',
    'c.l.a.i.m: aeth.org',
    'CLA1M R3WARDS @ aeth.com',
    'claim_now_aeth_example.com',
    'Airdrop: t . me / aeth',
    'Free USDC, join telegram @aethdrop',
    'hxxps://aeth.zip redeem voucher',
    'Reclama tu recompensa en aeth.com',
    'Récompense gratuite: aeth.fr',
    'Belohnung einlösen auf aeth.de',
    'Получите награду на aeth.ru',
    '领取空投 aeth.com',
    'エアドロップを受け取る aeth.jp',
    'अपना इनाम पाएं aeth.in',
    'Get 5000 USDT: aethdrop.quest',
    'c-l-a-i-m aeth . wtf',
    'Mint your NFT at aeth.eu',
    'Entitled to 1,000 AETH, aeth-foundation.xyz',
    'Register now www.aeth.vip',
    'Verify wallet at aeth-secure.io',
    'Connect wallet: stake.aeth.bz',
    'Earn 20% on stakeaeth.cfd',
    '10 ETH for you, see aeth.monster',
    'Migrate your tokens: aeth-v4.org',
    'Upgrade to v2 at aeth.money',
    'Check eligibility aethdrop .xyz',
    'Participate: aeth-launch.pad',
  ])('%s is bait, whatever a market says', (name) => {
    for (const hasTrustedPrice of [true, false]) {
      expect(judgeSpam({ ...unknown, symbol: 'USDC.io', name, hasTrustedPrice })).toBe('yes')
      expect(judgeSpam({ ...unknown, symbol: name, name: null, hasTrustedPrice })).toBe('yes')
    }
  })

  test.each([
    'yearn.finance',
    'Curve.fi DAI/USDC/USDT',
    'Curve.fi Factory USD Metapool: Frax',
    'ether.fi',
    'ether.fi governance token',
    'freedom.finance',
    'Bonded.finance',
    'Polkadot (DOT)',
    'Wrapped liquid staked Ether 2.0',
    'Bridged USDC (USDC.e)',
    'Unlock Discount Token',
    'Harvest Finance: fUSDC v2.1',
    'St. Bernard',
    'Aave Ethereum USDC',
    '1inch.exchange',
    'Привет Мир',
    '比特币',
    'Migrate.io',
    'Earn.com',
    'mint.club',
    'Connect Financial (connect.financial)',
    'Verify.tech Token',
    'Register.vc',
  ])('%s is none', (name) => {
    expect(judgeSpam({ ...unknown, symbol: 'TKN', name, hasTrustedPrice: true })).toBe('no')
    expect(judgeSpam({ ...unknown, symbol: 'TKN', name, hasTrustedPrice: false })).not.toBe('yes')
  })

  test('no text takes long to read', () => {
    const started = process.cpuUsage().user
    for (const part of ['a ', 'a.', '1', 'dot ', '. ', '[.]', 'а']) {
      judgeSpam({ ...unknown, symbol: part.repeat(128), name: part.repeat(128), hasTrustedPrice: false })
    }
    expect(process.cpuUsage().user - started).toBeLessThan(2_000_000)
  })
})

describe('moments', () => {
  test.each([
    ['2025-07-28T21:26:00.000Z', '2025-07-28T21:26:00.000Z'],
    ['2023-07-03T20:09:59.000000Z', '2023-07-03T20:09:59.000Z'],
    ['2023-11-14T22:13:20+00:00', '2023-11-14T22:13:20.000Z'],
    ['2023-11-14 22:13:20', '2023-11-14T22:13:20.000Z'],
    [1_700_000_000, '2023-11-14T22:13:20.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['1699999031000', '2023-11-14T21:57:11.000Z'],
    ['yesterday', null],
    ['', null],
    [Number.NaN, null],
    [1e30, null],
  ])('%j is %s', (value, expected) => {
    expect(toIsoTime(value)).toBe(expected)
  })
})

test('an asset is known by chain and contract', () => {
  expect(toAssetId({ chainId: 1, address: 'native' })).toBe('1:native')
})
