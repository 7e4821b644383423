import { ResizeFit, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import { lowerThreadPriority } from '../../lib/lower-thread-priority.ts'

/** Larger than the largest place that a page has for a picture, twice over for fine screens. */
const LONGEST_SIDE = 1024
/** A few kilobytes can unpack to gigabytes: told by the header, before anything is unpacked. */
const MOST_PIXELS = 25_000_000
const QUALITY = 85

lowerThreadPriority()

/**
 * Draws a picture anew as WebP, so that nothing of the bytes that came from outside goes on. Of a moving one
 * the first frame. Throws for what is not a whole picture, or has too many pixels.
 */
export function redraw({ bytes }: { bytes: Uint8Array }): Uint8Array {
  const { width, height } = imageSize(bytes)
  if (width * height > MOST_PIXELS) throw new RangeError('The picture has too many pixels')
  const picture = new Transformer(bytes).rotate()
  if (Math.max(width, height) > LONGEST_SIDE) {
    picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: ResizeFit.Inside })
  }
  return picture.webpSync(QUALITY)
}
