import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearStored, readStored, writeStored } from './stored-state.ts'

const schema = z.object({ answer: z.number() })

afterEach(() => vi.restoreAllMocks())

describe('stored state', () => {
  it('gives back what was stored', () => {
    writeStored('thing', { answer: 42 })
    expect(readStored('thing', schema)).toEqual({ answer: 42 })
  })

  it('ignores broken JSON', () => {
    localStorage.setItem('hodlwise.thing', '{"answer":')
    expect(readStored('thing', schema)).toBeUndefined()
  })

  it('ignores and removes what does not fit', () => {
    writeStored('thing', { answer: '<img src=x onerror=alert(1)>' })
    expect(readStored('thing', schema)).toBeUndefined()
    expect(localStorage.getItem('hodlwise.thing')).toBeNull()
  })

  it('clears a prefix and nothing beside it', () => {
    writeStored('account.addresses', 1)
    writeStored('accounting', 2)
    localStorage.setItem('account.other', 'not ours')
    clearStored('account.')
    expect(Object.keys(localStorage).sort()).toEqual(['account.other', 'hodlwise.accounting'])
  })

  it('does without storage where it is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeStored('thing', { answer: 42 })
    expect(readStored('thing', schema)).toBeUndefined()
  })
})
