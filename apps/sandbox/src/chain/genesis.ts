import { type Address, encodeFunctionData, type Hex, stringToHex, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { type ChainEntry, ethereum } from '../catalogue/chains.ts'
import { collections, folders } from '../catalogue/collections.ts'
import { names } from '../catalogue/names.ts'
import { type TokenEntry, tokens } from '../catalogue/tokens.ts'
import { lendingPool, trialTokens } from '../catalogue/trials.ts'
import { wallets } from '../catalogue/wallets.ts'
import * as artifacts from './artifacts.generated.ts'
import { type Call, mintCall } from './calls.ts'
import { positionCode } from './plan/plan-positions.ts'

const tokenCode = {
  standard: artifacts.sandboxToken.bytecode,
  legacy: artifacts.legacyToken.bytecode,
  bare: artifacts.bareToken.bytecode,
  reserve: artifacts.reserveToken.bytecode,
}
const collectionCode = {
  onChain: artifacts.onChainCollection.bytecode,
  offChain: artifacts.offChainCollection.bytecode,
  badges: artifacts.badges.bytecode,
}

const trials = Object.values(trialTokens)

/** A contract that stands on a chain from the first block on. */
export interface Placed {
  readonly address: Address
  readonly bytecode: Hex
}

/** What stands on every chain: Multicall3, the tokens and the collections of its entry. */
export function codeOf({ family, multicall, coinFace, tokens, collections }: ChainEntry): Placed[] {
  return [
    { address: multicall, bytecode: artifacts.multicallBytecode },
    ...(family === 'celo' && coinFace !== null
      ? [{ address: coinFace, bytecode: artifacts.movingFace.bytecode }]
      : []),
    ...tokens.map(({ address, contract }) => ({ address, bytecode: tokenCode[contract] })),
    ...collections.map(({ address, contract }) => ({ address, bytecode: collectionCode[contract] })),
  ]
}

/** What stands on Ethereum. */
export const code: readonly Placed[] = [
  ...codeOf(ethereum),
  { address: mainnet.contracts.ensUniversalResolver.address, bytecode: artifacts.nameResolver.bytecode },
  { address: lendingPool, bytecode: artifacts.lendingPool.bytecode },
  ...positionCode,
]

/** The wallets that have ether from the start, so that others can be paid: nobody tracks them. */
export const founders = [wallets.exchange, wallets.friend, wallets.shop, wallets.spammer]

/** The calls of the first block: metadata, names, and the stock of the wallets that pay the others. */
export function genesisCalls(): Call[] {
  const from = wallets.exchange.address
  return [
    ...[...tokens, ...trials].flatMap((token) => initializeToken(from, token)),
    ...lendUsdc(from),
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

/** The call that gives a token its metadata; none where it has none. */
export function initializeToken(
  from: Address,
  { address, contract, name, symbol, decimals }: TokenEntry,
): Call[] {
  const functionName = 'initialize'
  if (contract === 'bare') return []
  if (contract === 'standard' || contract === 'reserve') {
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

const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** The pool lends USDC, and knows the token of what is lent and that of what is owed; others only say that they are its own. */
function lendUsdc(from: Address): Call[] {
  const standFor = (token: Address, asset: Address) => ({
    from,
    to: token,
    data: encodeFunctionData({
      abi: artifacts.reserveToken.abi,
      functionName: 'standFor',
      args: [lendingPool, asset],
    }),
  })
  return [
    {
      from,
      to: lendingPool,
      data: encodeFunctionData({
        abi: artifacts.lendingPool.abi,
        functionName: 'setReserve',
        args: [usdc, trialTokens.lent.address, trialTokens.debt.address],
      }),
    },
    standFor(trialTokens.lent.address, usdc),
    standFor(trialTokens.falseLent.address, usdc),
    standFor(trialTokens.debt.address, usdc),
    standFor(trialTokens.falseDebt.address, weth),
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
