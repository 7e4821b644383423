import { describe, expect, it } from 'vitest'
import {
  above,
  atLeast,
  between,
  invalid,
  list,
  number,
  numbers,
  object,
  oneOf,
  result,
  whole,
} from './check.ts'

describe('the checks of arguments', () => {
  it('give back what is right', () => {
    expect([
      number('x', 1),
      above('x', 1, 0),
      between('x', 1, 1, 2),
      atLeast('x', 1, 1),
      whole('x', 1, 0, 1),
    ]).toEqual([1, 1, 1, 1, 1])
    expect(oneOf('x', 'a', ['a', 'b'])).toBe('a')
    const value = { a: 1 }
    expect(object('x', value)).toBe(value)
    expect(list('x', [1], 1)).toEqual([1])
    expect(numbers('x', [1, -0], 2)).toEqual([1, -0])
    expect(result('x', 1, -0)).toBe(0)
  })
  it.each([
    ['x must be a finite number.', () => number('x', Number.NaN)],
    ['x must be a number above 0.', () => above('x', 0, 0)],
    ['x must be a number from 1 to 2.', () => between('x', 3, 1, 2)],
    ['x must be a number from 1 to 2.', () => between('x', 0, 1, 2)],
    ['x must be a number of at least 1.', () => atLeast('x', 0.5, 1)],
    ['x must be a whole number from 1 to 3.', () => whole('x', 0, 1, 3)],
    ['x must be a whole number from 1 to 3.', () => whole('x', 4, 1, 3)],
    ['x must be one of a, b.', () => oneOf('x', 'c' as 'a', ['a', 'b'])],
    ['x must be an object.', () => object('x', null as never)],
    ['x must be an object.', () => object('x', 5 as never)],
    ['x must be an array of at least 2.', () => list('x', [1], 2)],
    ['x must be an array of at least 2.', () => list('x', 'ab' as never, 2)],
    ['x must be finite numbers only; item 1 is not.', () => numbers('x', [1, Number.NaN], 1)],
    ['x leads beyond the largest number.', () => result('x', 1, Number.POSITIVE_INFINITY)],
    ['x must be something else.', () => invalid('x', 1, 'something else')],
  ])('say %j', (sentence, check) => {
    expect(check).toThrow(sentence)
  })
})
