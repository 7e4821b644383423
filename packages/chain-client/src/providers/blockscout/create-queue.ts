import type { Turns } from '@pkg/keep-fresh'
import { createLine, type Line, standInLine } from '../../outbound/create-line.ts'

/** Runs calls one after the other, over all processes that share the turns: first in the line of this one, then among them. */
export function createQueue({
  name,
  provider,
  turns,
}: {
  name: string
  /** What a person reads. */
  provider: string
  turns: Turns
}): Line {
  const line = createLine({ provider, atOnce: 1 })
  return (call, place) =>
    line(
      () =>
        standInLine(place.lineWait, (begin) =>
          turns.run(
            [name],
            () => {
              begin()
              return call()
            },
            place.signal,
          ),
        ),
      place,
    )
}
