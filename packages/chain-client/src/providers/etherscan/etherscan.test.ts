import { expect, onTestFinished, test } from 'vitest'
import { createStub, type StubAnswer } from '../../testing/create-stub.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { etherscan } from './etherscan.ts'

async function ask(answer: StubAnswer, path = '/v2/api') {
  const stub = await createStub(() => answer)
  const opened = openProvider(etherscan, { ETHERSCAN_URL: stub.url + path, ETHERSCAN_API_KEY: 'planted-key' })
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { stub, prices: filled(opened.ports.gasOracle).getGasPrices() }
}
const refused = (result: string) => ({ body: { status: '0', message: 'NOTOK', result } })

test('a fraction of a gwei keeps its digits, and the labels follow the amounts', async () => {
  const { prices } = await ask({
    body: {
      status: '1',
      message: 'OK',
      result: {
        SafeGasPrice: '0.55',
        ProposeGasPrice: '0.496840168',
        FastGasPrice: '0.6',
        suggestBaseFee: '0.49',
      },
    },
  })
  expect(await prices).toEqual({
    low: 0.496840168,
    average: 0.55,
    high: 0.6,
    baseFee: 0.49,
    nextBaseFee: 0.49,
  })
})

test('what is left out about base fees is unknown', async () => {
  const result = { SafeGasPrice: '62', ProposeGasPrice: '82', FastGasPrice: '89' }
  const { prices } = await ask({ body: { status: '1', message: 'OK', result } })
  expect(await prices).toEqual({ low: 62, average: 82, high: 89, baseFee: null, nextBaseFee: null })
})

test.each(['/v2/api', '/v2', '/v2/api/'])('the base may be written as %s', async (path) => {
  const { prices, stub } = await ask(refused('Max daily rate limit reached'), path)
  await expect(prices).rejects.toThrow()
  expect(stub.asked[0]).toMatch(/^\/v2\/api\?chainid=1&module=gastracker&action=gasoracle&apikey=/)
})

test.each([
  ['Missing/Invalid API Key', 'auth'],
  ['Invalid API Key (#err2)|planted-k', 'auth'],
  ['Max calls per sec rate limit reached (3/sec)', 'rate'],
  ['Max daily rate limit reached', 'quota'],
  ['Free API access is temporarily unavailable due to unusually high network activity', 'busy'],
  ['Free API access is not supported for this chain.', 'unsuitable'],
  ['You are using a deprecated V1 endpoint', 'badrequest'],
])('"%s", which comes with HTTP 200, is %s; the key is in no message', async (result, kind) => {
  const { prices } = await ask(refused(result))
  const error = await prices.catch((failure) => failure)
  expect(error.kind).toBe(kind)
  expect(JSON.stringify([error.message, error.details])).not.toContain('planted')
})
