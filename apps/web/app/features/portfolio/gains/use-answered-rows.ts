import { type RefObject, useState } from 'react'
import { useFocusNext } from '#app/lib/use-focus-next.ts'

/** Of rows that open and can be answered in: where the focus goes on, and how many answers each was given. */
export interface AnsweredRows {
  /** Of the item of a row: what opens and closes it has the focus for it. */
  refHead: (id: string) => (item: HTMLElement | null) => () => void
  /** How many were given in it: each has a form of its own, and closed is the next one. */
  answersOf: (id: string) => number
  /** Says that the answer of a row is kept. */
  onAnswered: (id: string) => void
}

/** @param list takes the focus where no row is left */
export function useAnsweredRows(ids: readonly string[], list: RefObject<HTMLElement | null>): AnsweredRows {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const { refOf, leave } = useFocusNext(ids, () => list.current)
  return {
    refHead: (id) => (item) => refOf(id)(item?.querySelector('summary') ?? null),
    answersOf: (id) => answered.filter((one) => one === id).length,
    onAnswered(id) {
      leave(id)
      setAnswered((before) => [...before, id])
    },
  }
}
