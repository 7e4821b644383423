import { expect, onTestFinished, test } from 'vitest'
import type { ProviderSettings } from '../provider-settings.ts'
import { ethereumRpc } from '../providers/ethereum-rpc/ethereum-rpc.ts'
import { feeds } from '../providers/feeds/feeds.ts'
import { moralis } from '../providers/moralis/moralis.ts'
import { createStub } from '../testing/create-stub.ts'
import { filled, openProvider } from '../testing/open-provider.ts'

const wallet = '0x00000000000000000000000000000000000000aa'

/** Each way in which configured sources are asked. */
const sources = {
  'a source of JSON'(url: string) {
    const { ports } = open(moralis, { MORALIS_URL: url, MORALIS_API_KEY: 'secret-key' })
    return filled(ports.walletData).listTokens(wallet)
  },
  'a feed'(url: string) {
    const { ports } = open(feeds, { NEWS_FEEDS: [url] })
    return filled(ports.news).listNews({ report: () => {} })
  },
  'a node'(url: string) {
    const { ports } = open(ethereumRpc, { ETH_RPC_URLS: [url] })
    return filled(ports.gasOracle).getGasPrices()
  },
}

function open(provider: Parameters<typeof openProvider>[0], settings: ProviderSettings) {
  const opened = openProvider(provider, settings)
  onTestFinished(opened.close)
  return opened
}

async function start(answer: Parameters<typeof createStub>[0]) {
  const stub = await createStub(answer)
  onTestFinished(stub.close)
  return stub
}

const hosts = ['127.0.0.1', '2130706433', '0x7f.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]']

for (const [name, ask] of Object.entries(sources)) {
  test.each(hosts)(`${name} cannot send us to another server of this machine, as %s`, async (host) => {
    const secret = await start(() => ({ body: { page: 0, cursor: null, result: [] } }))
    const target = `${host}:${new URL(secret.url).port}/secret`
    for (const scheme of ['http', 'https']) {
      const named = await start(() => ({
        status: 302,
        headers: { location: `${scheme}://${target}` },
        body: {},
      }))
      await expect(ask(named.url)).rejects.toMatchObject({ name: 'ProviderError' })
      expect(named.asked).not.toEqual([])
    }
    expect(secret.asked).toEqual([])
  })
}

test('an address that only this machine reaches is not even tried, and the log says why', async () => {
  for (const host of ['169.254.169.254', '[fd00:ec2::254]', '10.0.0.8']) {
    const named = await start(() => ({
      status: 307,
      headers: { location: `http://${host}/latest/meta-data` },
      body: {},
    }))
    await expect(sources['a source of JSON'](named.url)).rejects.toMatchObject({
      details: expect.stringContaining('ForbiddenAddress'),
    })
  }
})
