import { keccak256, toBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** The people of the local chain. Their keys follow from their names, so that anyone can sign for them. */
export const wallets = {
  /** Many holdings, worth some tens of thousands of dollars together: the address to paste first. */
  main: wallet('main'),
  /** A few large holdings. */
  vault: wallet('vault'),
  /** Little money, and the odd tokens that trip readers up. */
  pocket: wallet('pocket'),
  /** Has something inside contracts of every kind. */
  inside: wallet('inside'),
  exchange: wallet('exchange'),
  friend: wallet('friend'),
  shop: wallet('shop'),
  /** Sends unasked tokens to everyone. */
  spammer: wallet('spammer'),
}

export type WalletName = keyof typeof wallets

/** The wallets that a visitor is invited to track, the most telling first. */
export const demoWallets = [wallets.main, wallets.vault, wallets.pocket] as const

function wallet(name: string) {
  const privateKey = keccak256(toBytes(`sandbox wallet ${name}`))
  return { name, privateKey, address: privateKeyToAccount(privateKey).address }
}
