import { expect, test } from 'vitest'
import { isPrivateUrl } from './is-private-url.ts'

test.each([
  'http://localhost:8545',
  'http://127.0.0.1:40113/rpc',
  'http://[::1]:8545',
  'http://192.168.1.5:8545',
  'http://10.0.0.2',
  'http://169.254.1.1',
  'http://[fd00::1]',
  'http://geth:8545',
  'http://node.lan',
  'http://node.home.arpa.',
  'https://prices.internal/api',
  // Spellings that a URL parser turns into 127.0.0.1.
  'http://2130706433/',
  'http://0x7f.1/',
])('%s names this machine or a private network', (url) => {
  expect(isPrivateUrl(url)).toBe(true)
})

test.each([
  'https://eth.merkle.io',
  'https://coins.llama.fi/prices',
  'https://8.8.8.8/rpc',
  'https://[2606:4700::1111]/',
  'https://localhost.example.org',
  'https://internal.example.org',
  'not a URL',
])('%s does not', (url) => {
  expect(isPrivateUrl(url)).toBe(false)
})
