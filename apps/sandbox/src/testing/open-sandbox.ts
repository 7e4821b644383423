import { afterAll, afterEach } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'

/**
 * A sandbox for all tests of a file, without faults at the beginning of each; closed after the last. To be awaited at the top of
 * the file.
 */
export async function openSandbox(options?: Parameters<typeof createSandbox>[0]): Promise<Sandbox> {
  const sandbox = await createSandbox(options)
  afterEach(() => sandbox.clearFaults())
  afterAll(() => sandbox.close())
  return sandbox
}
