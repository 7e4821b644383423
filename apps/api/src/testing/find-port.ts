import { createServer } from 'node:net'
import { listen } from '@pkg/test-settings/listen.ts'

/** A port that nobody listens on; a moment later somebody may. */
export async function findPort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}
