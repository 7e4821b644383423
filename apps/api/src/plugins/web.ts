import { AppError } from '@pkg/api-contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { WebFile } from '../lib/load-web-build.ts'
import { sendPacked } from '../lib/packed-bytes.ts'

/** Puts calculators into pages of other sites. */
const embedScript = '/embed.js'

const notBuilt =
  'The web app is not built yet. Run "npm run build" at the root of the project, then start again.\n'

/** Serves the built web app from memory, and answers for every path that nothing else answers for. */
export const web = fp(
  async (app) => {
    const { webBuild: build } = app
    const route = { method: 'GET', url: '/*', access: 'public', schema: { hide: true } } as const
    app.route({
      ...route,
      async handler(request, reply) {
        const path = toPath(request.url)
        const asked = new URLSearchParams(request.url.split('?')[1])
        const theme = asked.get('embed')
        const embedded =
          theme === null
            ? undefined
            : build?.embed(path.replace(/\/$/, ''), { theme, form: asked.get('form') })
        if (embedded) return sendFile(embedded, request, openToAll(reply).removeHeader('x-frame-options'))
        const file = build?.files.get(path) ?? build?.files.get(path.replace(/\/$/, ''))
        if (file) return sendFile(file, request, path === embedScript ? openToAll(reply) : reply)
        if (build?.shell && build.isDrawn(path)) return sendFile(build.shell, request, reply)
        return sendNotFound(request, reply)
      },
    })
    app.setNotFoundHandler(sendNotFound)

    async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
      const isPage = request.headers.accept?.includes('text/html') ?? false
      if (!isPage || /^\/api(\/|$)/.test(toPath(request.url))) throw new AppError('NOT_FOUND')
      if (!build?.notFound) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
      return sendFile(build.notFound, request, reply.code(404))
    }
  },
  { name: 'web', dependencies: ['access', 'errors', 'repeats'] },
)

/** What pages of other sites may load or show. */
const openToAll = (reply: FastifyReply) => reply.header('cross-origin-resource-policy', 'cross-origin')

function toPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What was built stays as it is while the server runs. */
const isAsBuilt = () => true

async function sendFile(file: WebFile, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, policy } = await file.ready()
  reply.header('cache-control', file.cacheControl).type(file.type)
  if (policy) reply.header('content-security-policy', policy)
  return sendPacked(bytes, request, reply, isAsBuilt)
}
