import { defineChainUpstream } from '../upstream.ts'
import { completeAnswer } from './complete-answer.ts'
import { letCallersPay } from './let-callers-pay.ts'

/** A public node of a chain: JSON-RPC, passed on to the local one. */
export const node = defineChainUpstream('rpc', (name, suffix) => ({
  env: (url) => ({ [`ETH_RPC_URLS${suffix}`]: `${url}/${name}` }),
  refusals: {
    rateLimit: {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32005, message: 'Too many requests, please slow down' },
    },
  },
  register(app, { chain }) {
    app.post('/', async (request, reply) => {
      const refused = refuse(request.body)
      if (refused) return refused
      const answer = await fetch(chain.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(letCallersPay(chain, request.body)),
      })
      const text = await answer.text()
      const body = await completeAnswer(chain, request.body, text)
      return reply.code(answer.status).type('application/json').send(body)
    })
  },
}))

/** No public node lets strangers command it, so neither does this one. */
function refuse(body: unknown): unknown {
  const refused = [body].flat().find((call): call is { id: unknown; method: string } => {
    const method = (call as { method?: unknown } | null)?.method
    return (
      typeof method === 'string' &&
      /^(anvil|evm|hardhat|debug)_|^eth_send(Unsigned)?Transaction$/.test(method)
    )
  })
  if (!refused) return undefined
  const error = { code: -32601, message: `the method ${refused.method} does not exist/is not available` }
  return { jsonrpc: '2.0', id: refused.id ?? null, error }
}
