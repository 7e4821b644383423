import { type AssetId, toAssetId } from '@pkg/api-contract'

/** A token that became another one for as much, unit for unit, in a contract of its makers: one asset under two contracts. */
interface Migration {
  chainId: number
  /** The one that was there first, and the one that came after it, in whose book both stand; both have as many decimals. */
  from: { name: string; address: `0x${string}` }
  to: { name: string; address: `0x${string}` }
  /** The contract that takes the one and gives the other. */
  by: string
}

/** Addresses are lower case. */
const migrations: readonly Migration[] = [
  {
    // 0xPolygon/pol-token (PolygonMigration: `migrate` and `unmigrate`, one to one), Polygon Improvement Proposal 17.
    chainId: 1,
    from: { name: 'MATIC', address: '0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0' },
    to: { name: 'POL', address: '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6' },
    by: '0x29e7df7b6a1b2b07b731457f499e1696c60e2c4e',
  },
  {
    // makerdao/scd-mcd-migration (ScdMcdMigration: `swapSaiToDai` and `swapDaiToSai`, one to one), Maker’s change log of the chain.
    chainId: 1,
    from: { name: 'SAI', address: '0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359' },
    to: { name: 'DAI', address: '0x6b175474e89094c44da98b954eedeac495271d0f' },
    by: '0xc73e0383f3aff3215e6f04b0331d58cecf0ab849',
  },
]

/** Of one of the two assets: the later of both, and what is told of it. */
interface Migrated {
  book: AssetId
  name: string
  by: string
}

const migrated = new Map(
  migrations.flatMap(({ chainId, from, to, by }) => {
    const book = toAssetId({ chainId, address: to.address })
    return [from, to].map(({ name, address }): [AssetId, Migrated] => [
      toAssetId({ chainId, address }),
      { book, name, by },
    ])
  }),
)

/** What an asset is one of two forms of; undefined of others. */
export const findMigration = (asset: AssetId): Migrated | undefined => migrated.get(asset)
