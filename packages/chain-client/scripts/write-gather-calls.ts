import { writeFileSync } from 'node:fs'
import { compileGatherCalls } from './compile-gather-calls.ts'

writeFileSync(
  new URL('../src/providers/ethereum-rpc/gather-calls.generated.ts', import.meta.url),
  `// Written by scripts/write-gather-calls.ts from contracts/GatherCalls.yul.

export const gatherCallsBytecode =
  '${compileGatherCalls()}'
`,
)
