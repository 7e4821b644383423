import { createPublicClient, erc20Abi, http } from 'viem'
import { mainnet } from 'viem/chains'
import type { Product } from './product.ts'

/** Reads balances and fees from the Ethereum node itself, past everything that is under test. */
export function readNode({ sandbox }: Product) {
  const client = createPublicClient({ chain: mainnet, transport: http(sandbox.env.ETH_RPC_URLS) })
  return {
    etherOf: (owner: `0x${string}`) => client.getBalance({ address: owner }),
    tokenOf: (token: `0x${string}`, owner: `0x${string}`) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    /** What a transaction cost its sender, in wei. */
    feeOf: async (hash: `0x${string}`) => {
      const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
      return gasUsed * effectiveGasPrice
    },
  }
}

/** An amount as the screens write it: rounded to 4 decimals, thousands separated. */
export function toFourDecimals(baseUnits: bigint, decimals: number): string {
  const unit = 10n ** BigInt(Math.max(decimals - 4, 0))
  const tenThousandths =
    decimals < 4 ? baseUnits * 10n ** BigInt(4 - decimals) : (baseUnits + unit / 2n) / unit
  const digits = String(tenThousandths).padStart(5, '0')
  return `${BigInt(digits.slice(0, -4)).toLocaleString('en-US')}.${digits.slice(-4)}`
}
