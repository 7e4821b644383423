/** The refusal of a single `eth_getLogs` call that searches more blocks than `limit`; undefined for other calls. */
export function refuseLogs(body: unknown, limit: number): unknown {
  const { id, method, params } = (body ?? {}) as { id?: unknown; method?: unknown; params?: unknown[] }
  if (method !== 'eth_getLogs') return undefined
  const { fromBlock, toBlock } = (params?.[0] ?? {}) as { fromBlock?: unknown; toBlock?: unknown }
  if (blockOf(toBlock) - blockOf(fromBlock) < limit) return undefined
  return {
    jsonrpc: '2.0',
    id,
    error: { code: -32_602, message: `eth_getLogs is limited to a ${limit} blocks range` },
  }
}

function blockOf(tag: unknown): number {
  if (typeof tag === 'string' && tag.startsWith('0x')) return Number(tag)
  return tag === 'earliest' ? 0 : Number.POSITIVE_INFINITY
}
