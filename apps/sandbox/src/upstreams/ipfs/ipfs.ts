import { content } from '../../content/content.ts'
import { defineUpstream } from '../upstream.ts'

/** An IPFS gateway that holds the pictures and metadata of the local chain. */
export const ipfs = defineUpstream({
  name: 'ipfs',
  env: (url) => ({ IPFS_GATEWAY_URL: `${url}/ipfs` }),
  refusals: { rateLimit: { message: 'Too many requests' } },
  register(app) {
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const file = content.get(request.params['*'])
      if (!file)
        return reply.code(404).type('text/plain; charset=utf-8').send('ipfs resolve: no link by that name\n')
      reply.header('cache-control', 'public, max-age=29030400, immutable')
      return reply.type(file.type).send(file.type.startsWith('image/png') ? file.body : file.body.toString())
    })
  },
})
