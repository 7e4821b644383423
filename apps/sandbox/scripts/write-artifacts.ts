import { writeFileSync } from 'node:fs'
import { compileContracts } from './compile-contracts.ts'
import { readMulticall } from './read-multicall.ts'

const artifacts = Object.entries(compileContracts()).map(
  ([name, { abi, bytecode }]) =>
    `export const ${name[0]?.toLowerCase()}${name.slice(1)} = ${JSON.stringify({ abi, bytecode })} as const\n`,
)
writeFileSync(
  new URL('../src/chain/artifacts.generated.ts', import.meta.url),
  `// Written by scripts/write-artifacts.ts from the sources in contracts/.\n\n${artifacts.join('\n')}
export const multicallBytecode = ${JSON.stringify(await readMulticall())} as const\n`,
)
