/** Waits for something no longer than `ms`; true when it ended in time, whether well or not. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([work.then(() => true).catch(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
