import swagger from '@fastify/swagger'
import { createJsonSchemaTransform } from '@fastify/type-provider-zod'
import fp from 'fastify-plugin'
import { docsPage, docsPolicy } from '../lib/docs-page.ts'

/** The OpenAPI description at /docs/openapi.json, read from the contract; /docs shows it to people. */
export const docs = fp<{ version: string; publicUrl: URL }>(
  async (app, { version, publicUrl }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Hodlwise', version, description: 'The calls behind the web app.' },
        servers: [{ url: publicUrl.origin }],
      },
      transform: createJsonSchemaTransform({}),
    })

    const route = (url: string) => ({ method: 'GET', url, access: 'public', schema: { hide: true } }) as const
    app.route({ ...route('/docs/openapi.json'), handler: async () => app.swagger() })
    app.route({
      ...route('/docs'),
      async handler({ headers }, reply) {
        if (!headers.accept?.includes('text/html')) return app.swagger()
        return reply
          .header('content-security-policy', docsPolicy)
          .type('text/html; charset=utf-8')
          .send(docsPage(app.swagger()))
      },
    })
  },
  { name: 'docs', dependencies: ['access', 'contract'] },
)
