import * as z from 'zod'
import type { RawAnswer } from '../../outbound/http-client.ts'
import type { FaultKind } from '../../provider-error.ts'
import { defineChainProvider } from '../define-provider.ts'

/** Etherscan's gas oracle, V2. Asked only with a key. */
export const etherscan = defineChainProvider({
  id: 'etherscan',
  name: 'Etherscan',
  needs: ['ETHERSCAN_URL', 'ETHERSCAN_API_KEY'],
  fills: ['gasOracle'],
  // Three a second.
  budget: () => ({ perMinute: 180 }),
  reads: ({ etherscanV2 }) => etherscanV2 !== 'none',
  create: ({ chain, http, settings }) => {
    const base = settings.ETHERSCAN_URL.replace(/\/+$/, '').replace(/\/v2$/, '/v2/api')
    const query = new URLSearchParams({
      chainid: String(chain.id),
      module: 'gastracker',
      action: 'gasoracle',
      apikey: settings.ETHERSCAN_API_KEY,
    })
    return {
      gasOracle: {
        async getGasPrices({ signal } = {}) {
          const { result } = await http({
            url: `${base}?${query}`,
            schema: answer,
            operation: 'gas',
            signal,
            classify,
          })
          // "Propose" and "safe" have been confused before; the order says which is which.
          const [low, average, high] = [
            result.SafeGasPrice,
            result.ProposeGasPrice,
            result.FastGasPrice,
          ].toSorted((a, b) => a - b) as [number, number, number]
          // Applied to it once more, the rule of EIP-1559 would tell of the block after the next.
          const nextBaseFee = result.suggestBaseFee ?? null
          return { low, average, high, baseFee: nextBaseFee, nextBaseFee }
        },
      },
    }
  },
})

/** Gwei, as text with a fraction. */
const gweiField = z.coerce.number().positive()
const answer = z.object({
  result: z.object({
    SafeGasPrice: gweiField,
    ProposeGasPrice: gweiField,
    FastGasPrice: gweiField,
    // The base fee of the next block, by the vendor's own account. Missing in answers of before EIP-1559.
    suggestBaseFee: gweiField.optional(),
  }),
})

const failure = z.object({ status: z.literal('0'), result: z.string() })

/** Refusals come with HTTP 200 and a sentence; the sentence may repeat part of the key and is never passed on. */
function classify({ body }: RawAnswer): { kind: FaultKind; retryAfterMs?: number } | undefined {
  const parsed = failure.safeParse(body)
  if (!parsed.success) return undefined
  const { result } = parsed.data
  if (/invalid api key/i.test(result)) return { kind: 'auth' }
  if (/max daily/i.test(result)) return { kind: 'quota' }
  if (/rate limit/i.test(result)) return { kind: 'rate', retryAfterMs: 1000 }
  if (/temporarily unavailable/i.test(result)) return { kind: 'busy' }
  // A chain that a free key does not read is nothing that went wrong.
  if (/not supported for this chain/i.test(result)) return { kind: 'unsuitable' }
  return { kind: 'badrequest' }
}
