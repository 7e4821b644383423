import { type MadeFigure, madeFigures } from '@pkg/api-contract'
import type { CountedRow } from './to-gain-rows.ts'

type Counted = Pick<CountedRow<unknown>, 'gain' | 'isLoss' | 'isFee' | 'ofLots'>

const isPartOf: Readonly<Record<MadeFigure, (row: Counted) => boolean>> = {
  gains: ({ gain, isLoss }) => !isLoss && gain !== 0n,
  losses: ({ gain, isLoss }) => isLoss && gain !== 0n,
  taxable: ({ ofLots }) => ofLots.gained > 0n,
  transfers: ({ isFee }) => !isFee,
  gas: ({ isFee }) => isFee,
  'short-term': ({ ofLots }) => ofLots.short !== null,
  'long-term': ({ ofLots }) => ofLots.long !== null,
  undated: ({ ofLots }) => ofLots.undated !== null,
}

/** Which figures of its year a disposal is part of, a bit for each: many rows are kept for a while. */
export const toMade = (row: Counted): number =>
  madeFigures.reduce((bits, figure, index) => (isPartOf[figure](row) ? bits | (1 << index) : bits), 0)

/** Whether these bits have a figure. */
export const isMadeOf = (bits: number | undefined, figure: MadeFigure): boolean =>
  ((bits ?? 0) & (1 << madeFigures.indexOf(figure))) !== 0
