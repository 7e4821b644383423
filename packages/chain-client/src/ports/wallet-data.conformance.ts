import { NATIVE, nft, token, transfer } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Address, WalletData } from './wallet-data.ts'

/** What the suite holds a source against: a wallet with plenty of everything, and the chain's own word on it. */
export interface WalletDataWorld {
  port: WalletData
  wallet: Address
  /** A wallet that never did anything. */
  emptyWallet: Address
  /** The chain's balance of a contract or of `native`, in base units. */
  balanceOf(asset: string): Promise<bigint>
}

/** What every source of wallet data must do, whatever it is made of. */
export function describeWalletData(name: string, getWorld: () => WalletDataWorld) {
  describe(`${name} as a source of wallet data`, () => {
    test('answers in the shapes of the contract', async () => {
      const { port, wallet } = getWorld()
      expect(z.array(token).safeParse(await port.listTokens(wallet)).error).toBeUndefined()
      expect(
        z.array(transfer).safeParse(await port.listTransfers(wallet, { limit: 20 })).error,
      ).toBeUndefined()
      expect(z.array(nft).safeParse(await port.listNfts(wallet, { limit: 8 })).error).toBeUndefined()
    })

    test('gives every balance as the chain has it, to the last base unit', async () => {
      const { port, wallet, balanceOf } = getWorld()
      const tokens = await port.listTokens(wallet)
      expect(tokens.length).toBeGreaterThan(3)
      for (const { address, balance } of tokens) {
        expect([address, balance]).toEqual([address, (await balanceOf(address)).toString()])
      }
    })

    test('lists the native coin, each contract once and nothing with a balance of zero', async () => {
      const { port, wallet } = getWorld()
      const addresses = (await port.listTokens(wallet)).map(({ address }) => address)
      expect(addresses).toContain(NATIVE)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect((await port.listTokens(wallet)).map(({ balance }) => balance)).not.toContain('0')
    })

    test('lists transfers newest first, without duplicates, no more than asked for, each touching the wallet', async () => {
      const { port, wallet } = getWorld()
      const transfers = await port.listTransfers(wallet, { limit: 20 })
      const times = transfers.map(({ blockTimestamp }) => blockTimestamp)
      expect(times).toEqual(times.toSorted().reverse())
      expect(new Set(transfers.map(({ id }) => id)).size).toBe(transfers.length)
      expect(transfers.length).toBe(20)
      for (const { fromAddress, toAddress, direction } of transfers) {
        expect([fromAddress, toAddress]).toContain(wallet)
        expect(direction === 'Sent' ? fromAddress : toAddress).toBe(wallet)
      }
    })

    test('takes the wallet in one case and answers contracts in lower case', async () => {
      const { port, wallet } = getWorld()
      const nfts = await port.listNfts(wallet, { limit: 3 })
      expect(nfts).toHaveLength(3)
      expect(nfts.every(({ tokenAddress }) => tokenAddress === tokenAddress.toLowerCase())).toBe(true)
    })

    test('answers a wallet that never did anything with empty lists', async () => {
      const { port, emptyWallet } = getWorld()
      expect(await port.listTokens(emptyWallet)).toEqual([])
      expect(await port.listTransfers(emptyWallet, { limit: 20 })).toEqual([])
      expect(await port.listNfts(emptyWallet, { limit: 8 })).toEqual([])
    })

    test('ends with the reason of the signal when the caller gives up', async () => {
      const { port, wallet } = getWorld()
      const signal = AbortSignal.abort(new Error('gone'))
      await expect(port.listTokens(wallet, { signal })).rejects.toThrow('gone')
      await expect(port.listTransfers(wallet, { limit: 20, signal })).rejects.toThrow('gone')
    })
  })
}
