const BETWEEN_RUNS = 10_000

/** Runs again and again what of the outbox is due to be tried again, and what a process that died has left. Answers how to end it. */
export function startOutbox(
  outbox: { run(): Promise<unknown> },
  warn: (message: string, error: unknown) => void,
): () => void {
  const sending = setInterval(
    () => outbox.run().catch((error: unknown) => warn('The outbox could not be run', error)),
    BETWEEN_RUNS,
  )
  return () => clearInterval(sending)
}
