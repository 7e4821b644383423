import type { Plan, Subject } from './subject.ts'

/** What a contract was found to be: by which reader, and what is known of it for good; null for what is no position. */
export type Shape = { reader: string; plan: Plan } | null

/** Keeps what contracts were found to be, since that does not change. */
export interface ShapeStore {
  recall(subjects: readonly Subject[]): Promise<ReadonlyMap<string, Shape>>
  keep(shapes: ReadonlyMap<string, Shape>): Promise<void>
  /** A contract that does not answer as it did is found out anew at the next reading. */
  forget(keys: readonly string[]): Promise<void>
}

/** Under what a contract is kept on its chain. */
export const keyOfSubject = ({ of, contract, id }: Subject): string =>
  of === 'nft' ? `${contract}/${id}` : contract

/** Keeps nothing. */
export const noShapes: ShapeStore = {
  recall: async () => new Map(),
  keep: async () => {},
  forget: async () => {},
}
