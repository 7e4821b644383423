import { expect, it, vi } from 'vitest'
import { arePartsComing, expectPart } from './coming-parts.ts'

it('who waits for the parts is called when the last has come or failed, and not where none is coming', async () => {
  const then = vi.fn()
  expect(arePartsComing(then)).toBe(false)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const parts = [expectPart(first.promise), expectPart(second.promise)]
  expect(arePartsComing(then)).toBe(true)
  first.resolve('the code')
  expect(await parts[0]).toBe('the code')
  expect(then).not.toHaveBeenCalled()
  second.reject(new Error('cannot be had'))
  await expect(parts[1]).rejects.toThrow('cannot be had')
  expect(then).toHaveBeenCalledTimes(1)
  expect(arePartsComing(then)).toBe(false)
  await expectPart(Promise.resolve())
  expect(then).toHaveBeenCalledTimes(1)
})
