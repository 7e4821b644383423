import type { Address, ReadOptions } from './wallet-data.ts'

/** What tells at the price of a call or two whether an account was ever used on a chain. */
export interface AccountActivity {
  /** How many transactions it sent; of a contract, how many it created and one more. */
  sent: number
  /** The native coin that it has, in base units. */
  coin: bigint
}

/** Tells what a chain itself says of an account, without a list of what happened. */
export interface Activity {
  getActivity(address: Address, options?: ReadOptions): Promise<AccountActivity>
}
