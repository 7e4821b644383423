import { expect, it } from 'vitest'
import * as artifacts from '../src/chain/artifacts.generated.ts'
import { compileContracts } from './compile-contracts.ts'
import { readMulticall } from './read-multicall.ts'

it('compiles to the very code and interfaces that are checked in', () => {
  const compiled = compileContracts()
  const { multicallBytecode: _, ...kept } = artifacts
  expect(
    Object.keys(compiled)
      .map((name) => name.toLowerCase())
      .sort(),
  ).toEqual(
    Object.keys(kept)
      .map((name) => name.toLowerCase())
      .sort(),
  )
  for (const [name, artifact] of Object.entries(kept)) {
    const [, fresh] = Object.entries(compiled).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
    expect(fresh).toEqual(artifact)
  }
})

it('keeps the Multicall3 of viem', async () => {
  expect(await readMulticall()).toBe(artifacts.multicallBytecode)
})
