import { expect, test } from 'vitest'
import type { AssetMovement } from '../ports/movements.ts'
import { sharePositions } from './share-positions.ts'

const movement = (id: string, position?: number): AssetMovement => ({
  ...{ id, asset: '1:native', block: 7, at: 0, kind: 'native', amount: 1n, counterparty: null },
  ...(position !== undefined && { position }),
})

test('what a transaction moved has the place of that transaction wherever one movement of it has', () => {
  const shared = sharePositions([
    movement('0xa:log:4'),
    movement('0xb:value', 3),
    movement('0xa:gas', 0),
    movement('0xb:log:9'),
    movement('0xc:log:12'),
  ])
  expect(shared.map(({ id, position }) => [id, position])).toEqual([
    ['0xa:log:4', 0],
    ['0xb:value', 3],
    ['0xa:gas', 0],
    ['0xb:log:9', 3],
    ['0xc:log:12', undefined],
  ])
})
