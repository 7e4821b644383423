import swagger from '@fastify/swagger'
import { createJsonSchemaTransform } from '@fastify/type-provider-zod'
import type { Access, TokenScope } from '@pkg/api-contract'
import fp from 'fastify-plugin'
import packageJson from '../../package.json' with { type: 'json' }
import { type ApiDescription, docsPage, docsPolicy } from '../lib/docs-page.ts'
import { polishDescription } from '../lib/polish-description.ts'

/** What programs have to know that no single call says; paragraphs, as OpenAPI takes CommonMark. */
const description = [
  'The calls behind the web app.',
  'Access tokens: for scripts. Made under Account or by POST /api/account/tokens, for what they may do; sent as Authorization: Bearer, without cookies. Each call names under its security what a token needs; those that name no accessToken are closed to all of them. A token is revoked at once by DELETE /api/account/tokens/{id}.',
  'Sessions: POST /api/users/login sets cookies; keep them as a browser does, with what later answers put in their place. The access token lasts 15 minutes. A call that answers 401 with the code NOT_SIGNED_IN wants POST /api/account/refresh (no body) once, and then to be repeated. A refresh token is worth one use, and a second use ends the session: refresh from one place at a time. A session ends 14 days after its last refresh, one with rememberMe 30 days after the login. The cookie that names the device outlives the session; with it, guesses of others at the account do not slow down your logins.',
  'Bodies are JSON (content-type: application/json) with no fields beyond those named. A call that changes something comes from our own Origin, or from a program that names none.',
  'Errors are { success: false, code, error, message }; 429 and 503 come with Retry-After in seconds.',
].join('\n\n')

const securitySchemes = (cookieName: string) =>
  ({
    session: { type: 'apiKey', in: 'cookie', name: cookieName },
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'What it has to be made for stands beside it.',
    },
  }) as const

const toJsonSchema = createJsonSchemaTransform({})

/** How one may sign in for a call; undefined where nobody has to. */
function toSecurity(route: object): Record<string, string[]>[] | undefined {
  const { access: rule, scopes } = route as { access?: Access; scopes?: readonly TokenScope[] }
  if (rule === undefined || rule === 'public') return undefined
  return [{ session: [] }, ...(scopes ? [{ accessToken: [...scopes] }] : [])]
}

/** The OpenAPI description at /docs/openapi.json, read from the contract; /docs shows it to people. */
export const docs = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Hodlwise', version: packageJson.version, description },
        servers: [{ url: app.env.publicUrl.origin }],
        components: { securitySchemes: securitySchemes(app.sessions.cookieName) },
      },
      transform: (given) => {
        const described = toJsonSchema(given)
        const security = toSecurity(given.route)
        return { ...described, schema: { ...described.schema, ...(security && { security }) } }
      },
    })

    // Of a server that has started, whose calls are all there.
    let described: ApiDescription | undefined
    const describe = () => {
      described ??= polishDescription(app.swagger({ yaml: false }) as ApiDescription)
      return described
    }
    const route = (url: string) => ({ method: 'GET', url, access: 'public', schema: { hide: true } }) as const
    app.route({ ...route('/docs/openapi.json'), handler: async () => describe() })
    app.route({
      ...route('/docs'),
      async handler({ headers }, reply) {
        if (!headers.accept?.includes('text/html')) return describe()
        return reply
          .header('content-security-policy', docsPolicy)
          .type('text/html; charset=utf-8')
          .send(docsPage(describe()))
      },
    })
  },
  { name: 'docs', dependencies: ['access', 'contract', 'session'] },
)
