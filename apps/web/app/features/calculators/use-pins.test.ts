import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAccount } from '#app/lib/forget-account.ts'
import { rememberNetWorthUsed } from './account-start.ts'
import { longestName, longestQuery, mostPins, type Pin } from './pin.ts'
import { addPin, restorePins, setPins, setPlan, usePins, usePinsKept } from './use-pins.ts'

const stored = 'hodlwise.pins'
const pin = (principal: number, name = ''): Pin => ({
  calculator: 'fd',
  query: `principal=${principal}`,
  name,
})
const pins = () => usePins.getState().pins

beforeEach(() => {
  usePinsKept.setState({ isKept: true })
  setPins([])
})
afterEach(() => vi.restoreAllMocks())

describe('what is pinned on a device', () => {
  it('is there again after the page was closed, in its order', () => {
    expect([addPin(pin(1, 'First')), addPin(pin(2))]).toEqual(['device', 'device'])
    const text = localStorage.getItem(stored) as string
    setPins([])
    localStorage.setItem(stored, text)
    restorePins()
    expect(pins()).toEqual([pin(1, 'First'), pin(2)])
  })

  it('holds a result once, whatever it is called, and no more than stand side by side', () => {
    addPin(pin(1))
    expect(addPin(pin(1, 'Another name'))).toBe('already')
    for (let place = 2; place <= mostPins; place++) expect(addPin(pin(place))).toBe('device')
    expect(addPin(pin(mostPins + 1))).toBe('too-many')
    expect(pins()).toHaveLength(mostPins)
  })

  it('adds to what another tab has pinned meanwhile', () => {
    addPin(pin(1))
    localStorage.setItem(stored, JSON.stringify({ pins: [pin(1), pin(2)] }))
    addPin(pin(3))
    expect(pins()).toEqual([pin(1), pin(2), pin(3)])
  })

  it('leaves nothing behind once the last one is removed', () => {
    addPin(pin(1))
    setPins([])
    expect(localStorage.getItem(stored)).toBeNull()
  })

  it('reads what is not ours as far as it is pins, and the good ones stay', () => {
    const hostile = [
      pin(1),
      null,
      'fd',
      { ...pin(2), calculator: '../../x' },
      { ...pin(3), query: 'x'.repeat(longestQuery + 1) },
      { ...pin(4), name: 'x'.repeat(longestName + 1) },
      { ...pin(5), name: { toString: 'no' } },
      { ...pin(6), __proto__: { admin: true }, more: 'ignored' },
    ]
    localStorage.setItem(stored, JSON.stringify({ pins: hostile }))
    restorePins()
    expect(pins()).toEqual([pin(1), pin(6)])
  })

  it.each(['no JSON', '{"pins":7}', '[]', 'null'])('takes %s for nothing', (text) => {
    localStorage.setItem(stored, text)
    restorePins()
    expect(pins()).toEqual([])
  })

  it('says where the browser has no room, and keeps all of it as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(addPin(pin(1))).toBe('page')
    expect(addPin(pin(2))).toBe('page')
    expect(pins()).toEqual([pin(1), pin(2)])
    expect(usePinsKept.getState().isKept).toBe(false)
    vi.restoreAllMocks()
    expect(addPin(pin(3))).toBe('device')
    expect(JSON.parse(localStorage.getItem(stored) as string).pins).toHaveLength(3)
  })
})

describe('a plan that begins with the account’s net worth', () => {
  const plan = () => usePins.getState().plan
  afterEach(() => setPlan(''))

  it('keeps that amount as long as the account is here, and no longer', () => {
    addPin(pin(1))
    rememberNetWorthUsed(16_072_696)
    setPlan('years=10&start=16072696&monthlyIncome=250000')
    restorePins()
    expect(plan()).toBe('years=10&start=16072696&monthlyIncome=250000')

    forgetAccount()
    expect(JSON.stringify({ ...localStorage })).not.toContain('16072696')
    restorePins()
    expect(plan()).toBe('years=10&start=0&monthlyIncome=250000')
    expect(pins()).toEqual([pin(1)])
  })

  it('keeps an amount that was typed, whoever comes and goes', () => {
    rememberNetWorthUsed(500)
    setPlan('years=10&start=5000')
    forgetAccount()
    restorePins()
    expect(plan()).toBe('years=10&start=5000')
  })
})
