import { type Hex, numberToHex, pad, toFunctionSelector } from 'viem'
import type { Address } from '../ports/wallet-data.ts'

/** A question to a contract, as bytes. */
export interface ContractCall {
  to: Address
  data: Hex
}

/**
 * What a contract answered; null where it refused, used up the gas that one question may use, or answered more than one
 * may. No code at the address answers `0x`.
 */
export type Answer = Hex | null

/** Asks contracts at one block; answers in the order asked. Throws only where the node itself fails. */
export type ReadCalls = (calls: readonly ContractCall[]) => Promise<Answer[]>

/** A call of a function by its signature, as `balanceOf(address)`; every argument is one word. */
export function callOf(to: Address, signature: string, ...args: readonly (Address | bigint)[]): ContractCall {
  const words = args.map((arg) =>
    (typeof arg === 'bigint' ? numberToHex(BigInt.asUintN(256, arg), { size: 32 }) : pad(arg)).slice(2),
  )
  return { to, data: `${toFunctionSelector(`function ${signature}`)}${words.join('')}` as Hex }
}

/** The whole words of an answer; what is cut short at its end is none. */
export function toWords(answer: Answer | undefined): bigint[] {
  if (answer === null || answer === undefined) return []
  return (answer.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}

/** The first word of an answer; undefined where it has none. */
export const toWord = (answer: Answer | undefined): bigint | undefined => toWords(answer)[0]

/** A word as an address in lower case; null for one that is no address, and for the zero address. */
export function toAddress(word: bigint | undefined): Address | null {
  if (word === undefined || word === 0n || word >= 1n << 160n) return null
  return `0x${word.toString(16).padStart(40, '0')}`
}

/** The first word of an answer as an address. */
export const readAddress = (answer: Answer | undefined): Address | null => toAddress(toWord(answer))

/** Asks groups of questions all at once, each question only once; answers by group. */
export async function readGroups(
  readCalls: ReadCalls,
  groups: readonly (readonly ContractCall[])[],
): Promise<Answer[][]> {
  const keyOf = ({ to, data }: ContractCall) => `${to}${data}`
  const distinct = new Map(groups.flat().map((call) => [keyOf(call), call]))
  if (distinct.size === 0) return groups.map(() => [])
  // Those to one contract stand together, so that one that burns its gas is found out once.
  const calls = [...distinct.values()].sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0))
  const answers = await readCalls(calls)
  const byKey = new Map(calls.map((call, index) => [keyOf(call), answers[index] ?? null]))
  return groups.map((group) => group.map((call) => byKey.get(keyOf(call)) ?? null))
}
