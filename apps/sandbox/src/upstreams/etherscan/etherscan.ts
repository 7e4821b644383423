import { defineUpstream } from '../upstream.ts'

/** Etherscan API V2: the gas oracle, read from the local chain, behind a key. */
export const etherscan = defineUpstream({
  name: 'etherscan',
  // Without its key the product asks the node, as it does when it runs for real.
  env: (url) => ({ ETHERSCAN_URL: `${url}/etherscan/v2/api` }),
  refusals: {
    rateLimit: refusal('Max calls per sec rate limit reached (3/sec)'),
    quota: { status: 200, body: refusal('Max daily rate limit reached') },
  },
  register(app, { chain }) {
    app.get<{ Querystring: Query }>('/v2/api', async ({ query }) => {
      if (query.apikey === undefined || query.apikey === '') return refusal('Missing/Invalid API Key')
      if (query.apikey !== 'sandbox') return refusal(`Invalid API Key (#err2)|${query.apikey.slice(0, 9)}`)
      if (query.chainid !== '1')
        return refusal('Free API access is not supported for this chain. Please upgrade your api plan.')
      if (query.module !== 'gastracker' || query.action !== 'gasoracle')
        return refusal('Error! Missing Or invalid Action name')
      const history = await chain.client.getFeeHistory({ blockCount: 5, rewardPercentiles: [5, 40, 90] })
      const next = history.baseFeePerGas.at(-1) ?? 0n
      const tips = [0, 1, 2].map((column) =>
        (history.reward ?? []).reduce(
          (most, row) => ((row[column] ?? 0n) > most ? (row[column] ?? 0n) : most),
          0n,
        ),
      )
      const [safe, propose, fast] = tips.map((tip) => toGwei(next + tip))
      return {
        status: '1',
        message: 'OK',
        result: {
          LastBlock: String(history.oldestBlock + BigInt(history.gasUsedRatio.length - 1)),
          SafeGasPrice: safe,
          ProposeGasPrice: propose,
          FastGasPrice: fast,
          suggestBaseFee: toGwei(next),
          gasUsedRatio: history.gasUsedRatio.join(','),
        },
      }
    })
    app.get('/api', async () =>
      refusal(
        'You are using a deprecated V1 endpoint, switch to Etherscan API V2 using https://docs.etherscan.io/v2-migration',
      ),
    )
  },
})

interface Query {
  chainid?: string
  module?: string
  action?: string
  apikey?: string
}

/** Etherscan refuses with HTTP 200. */
function refusal(result: string) {
  return { status: '0', message: 'NOTOK', result }
}

/** Gwei as the service writes them: text, with nine digits at most and no zeros behind. */
function toGwei(wei: bigint): string {
  return String(Number(wei) / 1e9)
}
