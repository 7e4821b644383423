/** The answer is larger than the caller is ready to hold. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Reads a body whole, but never more than `maxBytes`, whatever the length header says. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
