import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { LookupFunction } from 'node:net'
import { type Listening, listen } from '@pkg/test-settings/listen.ts'
import { type Agent, fetch } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGuardedAgent } from './guarded-connect.ts'
import { isPublicAddress } from './is-public-address.ts'

let server: Listening
let reached = 0
const agents: Agent[] = []

beforeEach(async () => {
  reached = 0
  server = await listen(
    createServer((_, response) => {
      reached += 1
      response.end('secret of this machine')
    }),
  )
})
afterEach(async () => {
  await Promise.all(agents.splice(0).map((agent) => agent.destroy()))
  await server.close()
})

/** A resolver that knows one name. */
const lookupOf =
  (...addresses: LookupAddress[]): LookupFunction =>
  (_, options, callback) =>
    options.all ? callback(null, addresses) : callback(null, addresses[0]?.address ?? '', 4)

function get(host: string, options?: Parameters<typeof createGuardedAgent>[0]) {
  const agent = createGuardedAgent(options)
  agents.push(agent)
  return fetch(`http://${host}:${new URL(server.url).port}/`, { dispatcher: agent })
}

const reasonOf = (error: { cause?: Error }) => error.cause?.name

describe('no spelling of this machine is reached', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.127.127.127',
    '2130706433',
    '0x7f000001',
    '0x7f.0x0.0x0.0x1',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
    'localhost.',
  ])('%s', async (host) => {
    await expect(get(host)).rejects.toThrow()
    expect(reached).toBe(0)
  })

  test('the same server is reached without the guard, so it is the guard that kept it away', async () => {
    expect(await (await fetch(server.url)).text()).toBe('secret of this machine')
  })

  test.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [[{ address: '::ffff:127.0.0.1', family: 6 }]],
    [[{ address: '10.0.0.8', family: 4 }]],
    [
      [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
    [[]],
  ])('a name that stands for %j', async (addresses) => {
    const error = await get('pictures.example', { lookup: lookupOf(...addresses) }).catch((thrown) => thrown)
    expect(reasonOf(error)).toBe('ForbiddenAddress')
    expect(reached).toBe(0)
  })

  test('a peer that turns out to be another than the one looked up', async () => {
    let judged = 0
    const isAllowed = () => {
      judged += 1
      return judged === 1
    }
    const error = await get('127.0.0.1', { isAllowed }).catch((thrown) => thrown)
    expect(reasonOf(error)).toBe('ForbiddenAddress')
    expect(reached).toBe(0)
  })
})

test('a name is looked up once and the address that was judged is the one connected to', async () => {
  let lookups = 0
  const lookup: LookupFunction = (name, options, callback) => {
    lookups += 1
    lookupOf({ address: '127.0.0.1', family: 4 })(name, options, callback)
  }
  const response = await get('pictures.example', { lookup, isAllowed: (address) => address === '127.0.0.1' })
  expect([response.status, lookups, reached]).toEqual([200, 1, 1])
})

describe('addresses', () => {
  test.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    '64:ff9b:1::a00:1',
    'fec0::1',
    '::2',
    '4000::1',
    'e000::1',
    'no address',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
