import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('keeps what fits, and cuts what does not', () => {
  expect(cutText('USDC', 4)).toBe('USDC')
  expect(cutText('USD Coin', 4)).toBe('USD …')
})

it('leaves out what it would cut in half', () => {
  expect(cutText('to the 🌕🌕', 8)).toBe('to the …')
  expect(cutText('to the 🌕🌕', 9)).toBe('to the 🌕…')
})
