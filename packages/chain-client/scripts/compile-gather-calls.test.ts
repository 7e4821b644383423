import { expect, test } from 'vitest'
import { gatherCallsBytecode } from '../src/providers/ethereum-rpc/gather-calls.generated.ts'
import { compileGatherCalls } from './compile-gather-calls.ts'

test('the code in the repository is that of its source', () => {
  expect(gatherCallsBytecode).toBe(compileGatherCalls())
})
