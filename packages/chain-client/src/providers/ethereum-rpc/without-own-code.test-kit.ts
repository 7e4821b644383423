import type { EthereumNode } from './open-node.ts'

/** The node as one that runs no code but that of contracts on its chain, as those of ZKsync do. */
export function withoutOwnCode(node: EthereumNode): EthereumNode {
  const { call } = node.client
  const client = Object.assign(Object.create(node.client), {
    call: (given: Parameters<typeof call>[0]) =>
      given.to === undefined ? Promise.resolve({ data: undefined }) : call(given),
  })
  return { ...node, client }
}
