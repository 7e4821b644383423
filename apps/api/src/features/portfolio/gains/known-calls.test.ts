import { toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { knownEvents, knownFunctions } from './known-calls.ts'

test.each([
  ['function', knownFunctions, toFunctionSelector],
  ['event', knownEvents, toEventSelector],
])('each known %s stands with the hash of its signature', (_, table, toHash) => {
  const signatures = Object.values(table).flatMap((own) => Object.entries(own))
  expect(signatures).not.toHaveLength(0)
  expect(signatures).toEqual(signatures.map(([signature]) => [signature, toHash(signature)]))
})
