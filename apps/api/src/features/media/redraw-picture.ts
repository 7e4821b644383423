import { createThread } from '../../lib/create-thread.ts'
import type { redraw } from './picture-thread.ts'

/** Decoding is slow, and nobody's answer waits for it. */
const thread = createThread('features/media/picture-thread')

/** The picture as WebP, drawn anew; undefined when it cannot be. */
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  const task: Parameters<typeof redraw>[0] = { bytes }
  return thread.run(task, { name: 'redraw' }).then(Buffer.from, () => undefined)
}
