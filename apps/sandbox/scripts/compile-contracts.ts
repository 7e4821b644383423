import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

/** What the sandbox needs of one contract: its interface and the code that stands on the chain. */
export interface Artifact {
  readonly abi: readonly unknown[]
  readonly bytecode: `0x${string}`
}

/**
 * Compiles every contract of the contracts folder. The code depends on the sources and on the versions of the
 * compiler and of OpenZeppelin alone: no path and no time enters it.
 */
export function compileContracts(): Record<string, Artifact> {
  const names = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      names.map((file) => [file, { content: readFileSync(`${folder}/${file}`, 'utf8') }]),
    ),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } },
    },
  }
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
  const faults = output.errors?.filter((error) => error.severity === 'error') ?? []
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'))
  return Object.fromEntries(names.map((file) => [file.replace('.sol', ''), artifactOf(output, file)]))
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: unknown[]; evm: { deployedBytecode: { object: string } } }>>
}

const folder = fileURLToPath(new URL('../contracts', import.meta.url))
const library = fileURLToPath(new URL('.', import.meta.resolve('@openzeppelin/contracts/package.json')))

const scope = '@openzeppelin/contracts/'

function artifactOf(output: SolcOutput, file: string): Artifact {
  const contract = output.contracts[file]?.[file.replace('.sol', '')]
  if (!contract) throw new Error(`${file} holds no contract of its own name`)
  return { abi: contract.abi, bytecode: `0x${contract.evm.deployedBytecode.object}` }
}

function readImport(path: string): { contents: string } | { error: string } {
  const file = path.startsWith(scope) ? `${library}${path.slice(scope.length)}` : `${folder}/${path}`
  try {
    return { contents: readFileSync(file, 'utf8') }
  } catch (error) {
    return { error: String(error) }
  }
}
