import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WholeAmount } from './whole-amount.tsx'

afterEach(cleanup)

test.each([
  ['310,000,000.1235'],
  ['−$4,729.05'],
  ['−85.260295933944719418'],
  ['987,654,321,012,345,678 base units'],
])('%s is not broken within a number', (text) => {
  const { container } = render(<WholeAmount text={text} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll('wbr')).toHaveLength(0)
  const words = [...container.querySelectorAll('.whitespace-nowrap')].map((word) => word.textContent)
  expect(words.join(' ')).toBe(text)
})

test('a number too long for a line is broken behind its commas first', () => {
  const text = '115,792,089,237,316,195,423,570,985,008,687,907'
  const { container } = render(<WholeAmount text={text} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll('wbr')).toHaveLength(11)
  expect(container.querySelector('.whitespace-nowrap')).toBeNull()
})
