import { operations } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { statusUrl } from './api-status.ts'

test('the status is asked for where the contract has it', () => {
  expect(statusUrl).toBe(operations.getStatus.url)
})
