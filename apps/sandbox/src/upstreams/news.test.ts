import { afterEach, describe, expect, it } from 'vitest'
import { testNow, useSandbox } from '../testing/use-sandbox.ts'

const sandboxed = useSandbox()
const feed = async (name: string) => (await sandboxed.ask(`/feeds/${name}`)).text()
afterEach(() => sandboxed.sandbox.clearFaults())

describe('the feeds', () => {
  it('are RSS and Atom, told against the clock of the sandbox', async () => {
    const rss = await feed('ledger-daily.rss')
    const newest = new Date(testNow.getTime() - 14 * 60_000).toUTCString()
    expect(rss.match(/<item>/g)).toHaveLength(7)
    expect(rss).toContain(`<pubDate>${newest}</pubDate>`)
    expect((await feed('block-wire.atom')).match(/<entry>/g)).toHaveLength(5)
  })

  it('answer 304 to whoever has them already', async () => {
    const etag = (await sandboxed.ask('/feeds/ledger-daily.rss')).headers.get('etag') ?? ''
    const again = await sandboxed.ask('/feeds/ledger-daily.rss', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('can be huge, and can lie about their charset', async () => {
    expect((await feed('huge.rss')).match(/<item>/g)).toHaveLength(10_000)
    const bytes = new Uint8Array(await (await sandboxed.ask('/feeds/latin.rss')).arrayBuffer())
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow()
  })

  it('are struck one at a time by a fault that names a path', async () => {
    sandboxed.sandbox.setFault('feeds', { kind: 'server-error', path: 'block-wire' })
    expect((await sandboxed.ask('/feeds/block-wire.atom')).status).toBe(500)
    expect((await sandboxed.ask('/feeds/ledger-daily.rss')).status).toBe(200)
  })
})

describe('the conversion service', () => {
  it('converts the feed that it knows, with times that have no zone', async () => {
    const known = sandboxed.sandbox.env.RSS2JSON_FEED_URL ?? ''
    const { status, items } = await sandboxed.get(
      `/rss2json/v1/api.json?rss_url=${encodeURIComponent(known)}`,
    )
    expect(status).toBe('ok')
    expect(items).toHaveLength(12)
    expect(items?.[0]?.pubDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('answers 422 for any other', async () => {
    expect((await sandboxed.ask('/rss2json/v1/api.json')).status).toBe(422)
  })
})

describe('the gas oracle of Etherscan', () => {
  const oracle = (more: string) => sandboxed.get(`/etherscan/v2/api?chainid=1&module=gastracker${more}`)

  it('writes gwei as text, in ascending order, from the fees of the local chain', async () => {
    const { status, result } = await oracle('&action=gasoracle&apikey=sandbox')
    const prices = [result?.SafeGasPrice, result?.ProposeGasPrice, result?.FastGasPrice].map(Number)
    expect(status).toBe('1')
    expect(typeof result?.SafeGasPrice).toBe('string')
    expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
    const { baseFeePerGas } = await sandboxed.sandbox.chain.client.getFeeHistory({
      blockCount: 1,
      rewardPercentiles: [],
    })
    expect(Number(result?.suggestBaseFee)).toBeCloseTo(Number(baseFeePerGas.at(-1)) / 1e9, 9)
  })

  it.each([
    ['&action=gasoracle', 'Missing/Invalid API Key'],
    ['&action=gasoracle&apikey=wrong', 'Invalid API Key (#err2)|wrong'],
  ])('refuses with HTTP 200 and a sentence: %s', async (more, result) => {
    expect(await oracle(more)).toEqual({ status: '0', message: 'NOTOK', result })
  })
})
