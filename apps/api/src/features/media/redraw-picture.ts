import { Tinypool } from 'tinypool'
import { toThreadUrl } from '../../room.ts'
import type { redraw } from './picture-thread.ts'

/** One thread of its own, started when the first picture comes: decoding is slow, and nobody's answer waits for it. */
const thread = new Tinypool({
  filename: toThreadUrl('features/media/picture-thread'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

/** The picture as WebP, drawn anew; undefined when it cannot be. */
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  const task: Parameters<typeof redraw>[0] = { bytes }
  return thread.run(task, { name: 'redraw' }).then(Buffer.from, () => undefined)
}
