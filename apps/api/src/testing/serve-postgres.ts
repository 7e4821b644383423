import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server's own database; what stands for its name is `DATABASE`. */
    postgres: string | null
  }
}

/** Starts the server of the tests that run on PostgreSQL. */
export async function setup({ provide }: TestProject) {
  const postgres = await startPostgres()
  provide('postgres', postgres.toUrl('DATABASE'))
  return () => postgres.stop()
}
