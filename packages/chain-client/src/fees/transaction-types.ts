/** Bridged in: OP chains (with `mint`), and messages of Ethereum on Scroll. Nobody pays for it on the chain. */
export const DEPOSIT = 0x7e
/** Arbitrum: ether bridged in, from an address that stands for the one that it goes to. */
export const ARBITRUM_DEPOSIT = 0x64
/** Arbitrum: a message of Ethereum that is run, for which was paid when it was sent; its value lay with the chain. */
export const PREPAID_RETRY = 0x68
/** Arbitrum: such a message as it arrives, and what was sent along to pay for it. */
export const SUBMITTED_RETRY = 0x69
/** Arbitrum: what the chain does by itself. */
const ARBITRUM_INTERNAL = 0x6a

/** Arbitrum: transactions for which nobody pays. */
export const UNPAID: ReadonlySet<number> = new Set([ARBITRUM_DEPOSIT, ARBITRUM_INTERNAL])

/** ZKsync: sent by an account of another kind, for which a contract may have paid. */
export const OTHER_ACCOUNT = 0x71
/** ZKsync: a message of Ethereum, for which was paid there; the chain brings the value that it sends. */
const ZKSYNC_MESSAGE = 0xff
/** ZKsync: a change of the chain itself. */
const ZKSYNC_UPGRADE = 0xfe

/** ZKsync: transactions that take nothing from their sender. */
export const FROM_ETHEREUM: ReadonlySet<number> = new Set([ZKSYNC_MESSAGE, ZKSYNC_UPGRADE])

/** Celo: transactions that may name a token in which their fee is paid. */
export const CELO_TYPES: ReadonlySet<number> = new Set([0x7a, 0x7b, 0x7c])
