import type { ChainClient } from '../client.ts'
import { type BlockContent, readBlock } from './read-block.ts'

/** Every block of the chain that holds a transaction, the newest first. */
export async function listBlocks(client: ChainClient): Promise<BlockContent[]> {
  const head = Number(await client.getBlockNumber())
  const blocks = await Promise.all(Array.from({ length: head + 1 }, (_, number) => readBlock(client, number)))
  return blocks.filter(({ transactions }) => transactions.length > 0).reverse()
}
