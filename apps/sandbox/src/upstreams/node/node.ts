import { defineUpstream } from '../upstream.ts'

/** A public Ethereum node: JSON-RPC, passed on to the local one. */
export const node = defineUpstream({
  name: 'rpc',
  env: (url) => ({ ETH_RPC_URLS: `${url}/rpc` }),
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
        body: JSON.stringify(request.body),
      })
      return reply
        .code(answer.status)
        .type('application/json')
        .send(await answer.text())
    })
  },
})

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
