/** Runs a job now and then again after each pause, never twice at a time. Answers how to end it. */
export function schedule(
  job: (signal: AbortSignal) => Promise<unknown>,
  pauseMs: number,
): () => Promise<void> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = () => {
    running = job(stop.signal)
      .catch(() => undefined)
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(run, pauseMs).unref()
      })
  }
  run()
  return async () => {
    stop.abort()
    clearTimeout(timer)
    await running
  }
}
