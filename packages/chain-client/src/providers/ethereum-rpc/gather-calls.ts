import { type CallParameters, concat, type Hex, numberToHex, size, slice } from 'viem'
import type { Answer, ContractCall } from '../../positions/contract-call.ts'
import { chunk } from '../chunk.ts'
import { gatherCallsBytecode } from './gather-calls.generated.ts'
import type { EthereumNode } from './open-node.ts'
import { isCallRejected, isNodeFailure } from './to-provider-error.ts'

/** What one contract may use of gas. Vaults over many markets need a third of it. */
const GAS_PER_CALL = 2_000_000n
/** Below what a transaction may use since Osaka, and so below what nodes allow a call. */
const GAS_PER_REQUEST = 16_000_000n
const MOST_BYTES = 1024
const NOBODY = '0x000000000000000000000000000000000000dead'
/** About 12 kB; the code of a request may have 48 kB. */
const CALLS_PER_REQUEST = 200

/** What all calls of one question have in common: the block, and who asks. */
type Common = Pick<CallParameters, 'account' | 'blockNumber'>

/**
 * Asks contracts that may be hostile: each may use so much gas and answer so many bytes, and one that does not keep to it
 * reads as null without harm to the others. All are asked in one `eth_call` of code that is not on the chain
 * (contracts/GatherCalls.yul), or one by one of nodes that do not run such code.
 * @param asked at which block, by default the latest, and as whom
 */
export async function gatherCalls(
  node: EthereumNode,
  calls: readonly ContractCall[],
  asked: { block?: bigint; caller?: Hex } = {},
): Promise<Answer[]> {
  const { block, caller } = asked
  const common = {
    ...(block !== undefined && { blockNumber: block }),
    ...(caller !== undefined && { account: caller }),
  }
  const read = async (some: ContractCall[]) => {
    try {
      return await readGathered(node, some, common)
    } catch (error) {
      if (isCallRejected(error)) throw error
      return await readSingly(node, some, common)
    }
  }
  return (await Promise.all(chunk(calls, CALLS_PER_REQUEST).map(read))).flat()
}

async function readGathered(
  { client }: EthereumNode,
  calls: readonly ContractCall[],
  common: Common,
): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < calls.length) {
    const rest = calls.slice(answers.length)
    const input = rest.map(({ to, data }) => concat([to, numberToHex(size(data), { size: 2 }), data]))
    const { data } = await client.call({
      ...common,
      gas: GAS_PER_REQUEST,
      data: concat([gatherCallsBytecode, numberToHex(GAS_PER_CALL, { size: 32 }), ...input]),
    })
    const some = toAnswers(data ?? '0x')
    if (some.length === 0 || some.length > rest.length) throw new UnusableAnswer()
    answers.push(...some)
  }
  return answers
}

class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
}

/** The answers that the code of contracts/GatherCalls.yul has written one behind the other. */
function toAnswers(data: Hex): Answer[] {
  if (size(data) < 32) return []
  const count = BigInt(slice(data, 0, 32))
  if (count > CALLS_PER_REQUEST) return []
  const answers: Answer[] = []
  const bytes = data.slice(2)
  let at = 64
  for (let index = 0; index < Number(count); index += 1) {
    const length = Number.parseInt(bytes.slice(at + 2, at + 6), 16) * 2
    const answer = bytes.slice(at + 6, at + 6 + length)
    if (answer.length !== length) return []
    answers.push(bytes.slice(at, at + 2) === '01' ? `0x${answer}` : null)
    at += 6 + length
  }
  return answers
}

async function readSingly(
  { client }: EthereumNode,
  calls: readonly ContractCall[],
  common: Common,
): Promise<Answer[]> {
  // An address without code answers with nothing, unless the node does not know the block: then no answer is one.
  const probe = () => client.call({ ...common, to: NOBODY, data: '0x' })
  await probe()
  const ask = async ({ to, data }: ContractCall): Promise<Answer> => {
    const { data: answer = '0x' } = await client.call({ ...common, gas: GAS_PER_CALL, to, data })
    return size(answer) > MOST_BYTES ? null : answer
  }
  return Promise.all(
    calls.map((call) =>
      ask(call).catch(async (error: unknown) => {
        if (isCallRejected(error)) throw error
        if (!isNodeFailure(error)) return null
        // What burns all its gas is an internal error to some nodes. One that fails itself fails without the contract too.
        await probe()
        return await ask(call).catch((again: unknown) => {
          if (isCallRejected(again)) throw again
          return null
        })
      }),
    ),
  )
}
