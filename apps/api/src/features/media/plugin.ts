import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError } from '@pkg/api-contract'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { createMediaLinks, type MediaLinks } from './media-links.ts'
import { redrawPicture } from './redraw-picture.ts'

/** What is drawn as a picture: a drawing as it is, in its sandbox, all else anew. */
const allowedTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'])

const LARGEST_PICTURE = 5 * 1024 * 1024
const MEMORY = 48 * 1024 * 1024
const WEEK_IN_SECONDS = 604_800

/** Opened by itself, a drawing may hold scripts: the sandbox gives it neither them nor our origin. */
const pictureOnly = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

const mediaRoute = {
  method: 'GET',
  url: '/api/media/:id',
  access: 'public',
  schema: {
    summary: 'A picture of a token or NFT, by a link that another answer gave',
    tags: ['portfolio'],
    params: z.object({ id: z.string() }),
  },
} as const

interface Picture {
  type: string
  bytes: Buffer
}

declare module 'fastify' {
  interface FastifyInstance {
    media: MediaLinks
  }
}

const serveMedia: FastifyPluginAsyncZod = async (app) => {
  const { env, database } = app
  const log = (message: string, err: unknown) => app.log.warn({ err }, message)
  app.decorate('media', createMediaLinks({ secret: env.sessionSecret, pictures: database.pictures, log }))
  const pictures = new LRUCache<string, Picture>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    // Also joins those who ask for one picture at the same time.
    fetchMethod: (id) => getPicture(id),
  })

  async function getPicture(id: string): Promise<Picture> {
    const uri = await app.database.pictures.findUri(id)
    if (uri === undefined) throw new AppError('NOT_FOUND')
    const picture = await app.chain.getPicture(uri)
    const type = picture.type.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!allowedTypes.has(type) || picture.bytes.length > LARGEST_PICTURE) throw new AppError('NOT_FOUND')
    if (type === 'image/svg+xml') return { type, bytes: Buffer.from(picture.bytes) }
    const bytes = await redrawPicture(picture.bytes)
    if (bytes === undefined) throw new AppError('NOT_FOUND')
    return { type: 'image/webp', bytes }
  }

  app.route({
    ...mediaRoute,
    async handler({ params, headers }, reply) {
      const etag = `"${params.id}"`
      const picture = await pictures.fetch(params.id)
      if (picture === undefined) throw new AppError('NOT_FOUND')
      reply.headers({
        'cache-control': `private, max-age=${WEEK_IN_SECONDS}, immutable`,
        'content-security-policy': pictureOnly,
        etag,
      })
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(picture.type).send(picture.bytes)
    },
  })
}

/**
 * Pictures that sources named, served through the guarded outbound client and from our own origin. Gives other
 * features the links to them.
 */
export const mediaFeature = fp(serveMedia, { name: 'media', dependencies: ['dependencies'] })
