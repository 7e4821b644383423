import { readFileSync } from 'node:fs'
import solc from 'solc'

/** The code of contracts/GatherCalls.yul, for chains of before Shanghai too. */
export function compileGatherCalls(): `0x${string}` {
  const source = readFileSync(new URL('../contracts/GatherCalls.yul', import.meta.url), 'utf8')
  const input = {
    language: 'Yul',
    sources: { 'GatherCalls.yul': { content: source } },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  const code = output.contracts?.['GatherCalls.yul']?.GatherCalls?.evm.bytecode.object
  if (code === undefined) throw new Error(output.errors?.map((fault) => fault.formattedMessage).join('\n'))
  return `0x${code}`
}

interface SolcOutput {
  errors?: { formattedMessage: string }[]
  contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
}
