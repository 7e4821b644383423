/** Of how many parts of the page the code is on its way. */
let coming = 0
let waiting: (() => void) | undefined

/** Counts the code of a part as coming, until it is there or cannot be had. */
export function expectPart<Part>(part: Promise<Part>): Promise<Part> {
  coming += 1
  return part.finally(() => {
    coming -= 1
    if (coming === 0) waiting?.()
  })
}

/** Whether the code of a part is still on its way; `then` is called when that of all is there, of several calls the last. */
export function arePartsComing(then: () => void): boolean {
  waiting = coming > 0 ? then : undefined
  return coming > 0
}
