import { type Address, encodeFunctionData, type Hex, stringToHex, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { collections, folders } from '../catalogue/collections.ts'
import { names } from '../catalogue/names.ts'
import { type TokenEntry, tokens } from '../catalogue/tokens.ts'
import { wallets } from '../catalogue/wallets.ts'
import * as artifacts from './artifacts.generated.ts'
import { type Call, mintCall } from './calls.ts'

const tokenCode = {
  standard: artifacts.sandboxToken.bytecode,
  legacy: artifacts.legacyToken.bytecode,
  bare: artifacts.bareToken.bytecode,
}
const collectionCode = {
  onChain: artifacts.onChainCollection.bytecode,
  offChain: artifacts.offChainCollection.bytecode,
  badges: artifacts.badges.bytecode,
}

/** The code that stands on the chain from the first block on, by address. */
export const code: readonly { address: Address; bytecode: Hex }[] = [
  { address: mainnet.contracts.multicall3.address, bytecode: artifacts.multicallBytecode },
  { address: mainnet.contracts.ensUniversalResolver.address, bytecode: artifacts.nameResolver.bytecode },
  ...tokens.map(({ address, contract }) => ({ address, bytecode: tokenCode[contract] })),
  ...collections.map(({ address, contract }) => ({ address, bytecode: collectionCode[contract] })),
]

/** The wallets that have ether from the start, so that others can be paid: nobody tracks them. */
export const founders = [wallets.exchange, wallets.friend, wallets.shop, wallets.spammer]

/** The calls of the first block: metadata, names, and the stock of the wallets that pay the others. */
export function genesisCalls(): Call[] {
  const from = wallets.exchange.address
  return [
    ...tokens.flatMap((token) => initializeToken(from, token)),
    ...tokens.map(({ address, decimals, trust }) => {
      const founder = trust === 'spam' ? wallets.spammer.address : from
      return mintCall(address, founder, founder, 1_000_000_000n * 10n ** BigInt(decimals))
    }),
    ...collections.flatMap(({ address, contract, name, symbol }) => {
      const data = initializeCollection(contract, name, symbol)
      return data ? [{ from, to: address, data }] : []
    }),
    ...names.map(({ name, address }) => ({
      from,
      to: mainnet.contracts.ensUniversalResolver.address,
      data: encodeFunctionData({
        abi: artifacts.nameResolver.abi,
        functionName: 'register',
        args: [toHex(packetToBytes(name)), name, address],
      }),
    })),
  ]
}

function initializeToken(from: Address, { address, contract, name, symbol, decimals }: TokenEntry): Call[] {
  const functionName = 'initialize'
  if (contract === 'bare') return []
  if (contract === 'standard') {
    const data = encodeFunctionData({
      abi: artifacts.sandboxToken.abi,
      functionName,
      args: [name, symbol, decimals],
    })
    return [{ from, to: address, data }]
  }
  const args = [stringToHex(name, { size: 32 }), stringToHex(symbol, { size: 32 })] as const
  return [
    { from, to: address, data: encodeFunctionData({ abi: artifacts.legacyToken.abi, functionName, args }) },
  ]
}

function initializeCollection(
  contract: keyof typeof collectionCode,
  name: string,
  symbol: string,
): Hex | null {
  const functionName = 'initialize'
  if (contract === 'onChain') return null
  if (contract === 'badges') {
    const template = `ipfs://${folders.badges}/{id}.json`
    return encodeFunctionData({ abi: artifacts.badges.abi, functionName, args: [template] })
  }
  return encodeFunctionData({ abi: artifacts.offChainCollection.abi, functionName, args: [name, symbol] })
}
