import type { GainLot, GainRow } from '@pkg/api-contract'

/** A lot with the disposal that it is a part of. */
export interface LotRow {
  row: GainRow
  lot: GainLot
}

export const toLotRows = (rows: readonly GainRow[]): LotRow[] =>
  rows.flatMap((row) => row.lots.map((lot) => ({ row, lot })))

/** `2025-04-01` as American forms write it. */
export const toAmericanDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** What an asset is called in a cell: its symbol, else its contract, and which piece. */
export const callOf = ({ symbol, asset, tokenId }: Pick<GainRow, 'symbol' | 'asset' | 'tokenId'>) =>
  `${symbol ?? asset}${tokenId === null ? '' : ` #${tokenId}`}`

export const toNotes = ({ doubts }: Pick<GainRow, 'doubts'>) => doubts.map(({ message }) => message)

/** Whether it is about the lots of a disposal whose cost is not known. */
const isOfUnknownLots = ({ id }: GainRow['doubts'][number]) => id === 'unknown-cost' || id === 'missing-units'

/** What is not certain of a lot, and of the disposal that it is a part of; nothing that is about other lots of it. */
export const toLotNote = ({ row, lot }: LotRow) =>
  [
    ...(lot.unknownCost ? ['Cost not known, taken as nil.'] : []),
    ...(lot.pricedByHand ? ['Its cost follows from a price entered by hand.'] : []),
    ...toNotes({
      doubts: row.doubts.filter((doubt) =>
        // What was never seen to come is a lot that no transaction brought.
        isOfUnknownLots(doubt)
          ? doubt.id === 'missing-units' && lot.transactionHash === null && lot.unknownCost
          : true,
      ),
    }),
  ].join(' ')
