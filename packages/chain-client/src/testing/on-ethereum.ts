import { ETHEREUM } from '@pkg/api-contract'
import type { Account } from '../chain-client.ts'

/** An address as an account of Ethereum. */
export const onEthereum = (address: Account['address']): Account => ({ chainId: ETHEREUM, address })
