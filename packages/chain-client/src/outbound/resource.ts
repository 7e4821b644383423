import type { ReadOptions } from '../ports/wallet-data.ts'

export interface Resource {
  /** The type that the answer claims; whoever uses the bytes judges them. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

interface ResourceOptions extends ReadOptions {
  maxBytes: number
  accept: string
}

/** Gets what a URI of an outside party (the chain, a token's metadata) points to. */
export type GetResource = (uri: string, options: ResourceOptions) => Promise<Resource>
