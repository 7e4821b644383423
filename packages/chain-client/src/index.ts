export type * from './chain-client.ts'
export type * from './ports/names.ts'
export type * from './ports/prices.ts'
export type * from './ports/wallet-data.ts'
