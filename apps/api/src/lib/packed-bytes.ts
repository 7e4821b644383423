import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Finished bytes, as they are and packed, with the tag by which a browser knows them again. */
export interface PackedBytes {
  etag: string
  plain: Buffer
  /** Absent where packing gains nothing. */
  br: Buffer | undefined
  gzip: Buffer | undefined
}

/** Shorter ones fit into one packet either way. */
const WORTH_PACKING = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Packs bytes once, for many. A higher `quality` takes longer and gains little. */
export async function packBytes(
  plain: Buffer,
  { packs = true, quality }: { packs?: boolean; quality: number },
): Promise<PackedBytes> {
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  if (!packs || plain.length <= WORTH_PACKING) return { etag, plain, br: undefined, gzip: undefined }
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(plain, { level: Math.min(quality, 9) }),
  ])
  return { etag, plain, br, gzip: gz }
}

/**
 * Sends bytes that are the same for all in the packing that the caller takes, or 304 when the caller has them. `holds`
 * says whether they would be sent again.
 */
export function sendPacked(
  bytes: PackedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  holds: () => boolean,
): FastifyReply {
  const { headers } = request
  const accepted = headers['accept-encoding']
  const encoding =
    accepted === undefined
      ? undefined
      : (['br', 'gzip'] as const).find((name) => bytes[name] !== undefined && accepts(accepted, name))
  const etag = `"${bytes.etag}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  const chosen = (encoding && bytes[encoding]) ?? bytes.plain
  request.server.repeats.learn(request, reply, { bytes: chosen, etag, holds, isOwn: false })
  return reply.send(chosen)
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(quality ?? 1) > 0
  })
}
