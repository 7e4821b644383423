import { expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { describeFailures } from './describe-failures.ts'

const failure = (provider: string, kind: 'network' | 'busy' | 'unsuitable', clause?: string) =>
  new ProviderError(kind, { provider, operation: 'tokens', ...(clause !== undefined && { clause }) })
const ELSEWHERE = 'tells of another chain'

test('sources that fail alike are named together, and one that told of something else did answer', () => {
  const away = [failure('Moralis', 'network'), failure('Blockscout', 'busy')]
  expect(describeFailures(away)).toBe('Moralis and Blockscout are not answering')
  expect(describeFailures([...away, failure('A node', 'network')])).toBe(
    'Moralis, Blockscout and A node are not answering',
  )
  const one = failure('Blockscout', 'unsuitable', ELSEWHERE)
  expect(describeFailures([one])).toBe('Blockscout tells of another chain')
  expect(describeFailures([one, failure('A node', 'unsuitable', ELSEWHERE)])).toBe(
    'Blockscout and A node tell of another chain',
  )
  const stopped = failure('A node', 'unsuitable', 'has stood still since 09:00 UTC')
  expect(describeFailures([away[0] ?? one, one, stopped])).toBe(
    'Moralis is not answering, Blockscout tells of another chain and A node has stood still since 09:00 UTC',
  )
})
