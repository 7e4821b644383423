import { expect, it } from 'vitest'
import { toNetwork } from './to-network.ts'

it.for([
  ['203.0.113.9', '203.0.113.0/24'],
  ['203.0.113.9:50123', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1::/48'],
  ['<script>', 'unknown'],
  ['999.1.1.1:80', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
] as const)('takes %s for %s', ([address, network]) => {
  expect(toNetwork(address, { v4: 24, v6: 48 })).toBe(network)
})
