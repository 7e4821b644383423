import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toPath } from '../api-client.ts'
import { addressSelection } from './address-selection.ts'

const one = '0x1111111111111111111111111111111111111111'
const two = '0x2222222222222222222222222222222222222222'

it('takes one address, several with commas, several by repetition, and none', () => {
  expect(z.parse(addressSelection, one)).toEqual([one])
  expect(z.parse(addressSelection, `${one}, ${two}`)).toEqual([one, two])
  expect(z.parse(addressSelection, [one, two])).toEqual([one, two])
  expect(z.parse(addressSelection, '')).toEqual([])
  expect(z.parse(addressSelection, undefined)).toBeUndefined()
})

it('reads what the client writes', () => {
  const path = toPath('/api/x', {}, { address: [one, two] })
  const { searchParams } = new URL(path, 'http://localhost')
  expect(z.parse(addressSelection, searchParams.get('address'))).toEqual([one, two])
})

it.each(['0x12', 'vitalik.eth', `${one},nonsense`, Array.from({ length: 251 }, () => one)])(
  'refuses %j',
  (given) => {
    expect(z.safeParse(addressSelection, given).success).toBe(false)
  },
)
