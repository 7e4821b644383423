import { type Address, hexToBigInt, keccak256, toBytes } from 'viem'
import type { WalletName } from './wallets.ts'

/** One piece of a collection, and who holds it at the end of the year. */
export interface Piece {
  readonly tokenId: bigint
  readonly owner: WalletName
  /** Where its metadata lies; undefined when the contract itself answers. */
  readonly uri?: string
  /** How many of it: more than one only under ERC-1155. */
  readonly amount?: bigint
}

/** A collection of the local chain. */
export interface Collection {
  readonly address: Address
  readonly contract: 'onChain' | 'offChain' | 'badges'
  readonly standard: 'ERC721' | 'ERC1155'
  readonly name: string
  readonly symbol: string
  readonly spam: boolean
  readonly pieces: readonly Piece[]
}

/** The folders of the IPFS stand-in. Well-formed identifiers of nothing that was ever published. */
export const folders = {
  postcards: 'QmdNASyu3xTkWjHPv1Um1xfyYL4JrubjgyVkD2cbfpgQMe',
  pictures: 'QmaGRNQHdRU1JHnRjSG39SVEqVDmiBLJ3DY81F441dFpSp',
  badges: 'QmYT58Lf88emNHnYiMzJMXUJTqMjeEpnAwNAfXoygJ2ywn',
  logos: 'Qmb9zxi86V7AKM4z74ws7GZ9zo3LGPB7ehAuwucnCb9trk',
} as const

const postcard = (file: string) => `ipfs://${folders.postcards}/${file}`

/** A token id of 78 digits, the longest there are. */
export const hugeTokenId = 2n ** 256n - 1n - (hexToBigInt(keccak256(toBytes('huge'))) >> 8n)

export const collections: readonly Collection[] = [
  {
    address: '0x5A0db0c0000000000000000000000000000000B1',
    contract: 'onChain',
    standard: 'ERC721',
    name: 'Ledger Rules',
    symbol: 'RULE',
    spam: false,
    pieces: [
      { tokenId: 1n, owner: 'main' },
      { tokenId: 7n, owner: 'main' },
      { tokenId: 12n, owner: 'vault' },
      { tokenId: 40n, owner: 'friend' },
      { tokenId: hugeTokenId, owner: 'main' },
    ],
  },
  {
    address: '0x5A0DB0c0000000000000000000000000000000B2',
    contract: 'offChain',
    standard: 'ERC721',
    name: 'Harbour Postcards',
    symbol: 'POST',
    spam: false,
    pieces: [
      { tokenId: 1n, owner: 'main', uri: postcard('1') },
      { tokenId: 2n, owner: 'main', uri: postcard('2') },
      { tokenId: 3n, owner: 'main', uri: postcard('3') },
      { tokenId: 4n, owner: 'main', uri: postcard('broken') },
      { tokenId: 5n, owner: 'vault', uri: `ipfs://ipfs/${folders.postcards}/5` },
      { tokenId: 6n, owner: 'vault', uri: postcard('missing') },
      { tokenId: 7n, owner: 'pocket', uri: postcard('1') },
    ],
  },
  {
    address: '0x5a0Db0C0000000000000000000000000000000B3',
    contract: 'badges',
    standard: 'ERC1155',
    name: 'Harbour Badges',
    symbol: 'BADGE',
    spam: false,
    pieces: [
      { tokenId: 1n, owner: 'friend', amount: 3n },
      { tokenId: 2n, owner: 'friend', amount: 1n },
    ],
  },
  {
    address: '0x5A0db0c0000000000000000000000000000000b4',
    contract: 'offChain',
    standard: 'ERC721',
    name: 'Free mint at https://hodl-claim.example',
    symbol: 'CLAIM',
    spam: true,
    pieces: [{ tokenId: 9_001n, owner: 'pocket', uri: 'https://hodl-claim.example/9001.json' }],
  },
]
