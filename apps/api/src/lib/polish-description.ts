import { STATUS_CODES } from 'node:http'
import * as contract from '@pkg/api-contract'

interface Answer {
  description?: string
  content?: Record<string, { schema?: unknown }>
}

interface Call {
  operationId?: string
  tags?: string[]
  responses?: Record<string, Answer>
}

interface Description {
  components?: { schemas?: Record<string, unknown> }
  paths?: Record<string, object | undefined>
}

const FAILURE = { $ref: '#/components/schemas/Failure' }

/** The names of the contract's entries, by method and path as OpenAPI writes it: `portfolio_listTokens`. */
const names = new Map(
  Object.entries(contract).flatMap(([group, entries]) =>
    typeof entries !== 'object' || entries === null
      ? []
      : Object.entries(entries).flatMap(([name, entry]): [string, string][] => {
          const { method, url } = (entry ?? {}) as { method?: string; url?: string }
          if (method === undefined || url === undefined) return []
          return [[`${method} ${url.replace(/:(\w+)/g, '{$1}')}`, `${group}_${name}`]]
        }),
  ),
)

/**
 * Adds to an OpenAPI description what generators of clients need: an operationId for each call, one schema for all failures,
 * what each status means, and event streams as such.
 */
export function polishDescription<T extends Description>(description: T): T {
  let failure: unknown
  const paths = Object.entries(description.paths ?? {}).map(([path, item = {}]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Record<string, Call>).map(([method, call]) => [
        method,
        {
          ...call,
          ...withName(names.get(`${method.toUpperCase()} ${path}`)),
          responses: Object.fromEntries(
            Object.entries(call.responses ?? {}).map(([status, answer]) => {
              const told = { ...answer, description: STATUS_CODES[status] ?? status }
              if (Number(status) >= 400) {
                failure ??= answer.content?.['application/json']?.schema
                return [status, { ...told, content: { 'application/json': { schema: FAILURE } } }]
              }
              return [status, path === '/api/ask' ? { ...told, content: toStream(answer) } : told]
            }),
          ),
        },
      ]),
    ),
  ])
  const { components = {} } = description
  return {
    ...description,
    components: {
      ...components,
      schemas: { ...components.schemas, ...(failure ? { Failure: failure } : {}) },
    },
    paths: Object.fromEntries(paths),
  }
}

const withName = (operationId: string | undefined) => (operationId ? { operationId } : {})

const toStream = ({ content }: Answer) => ({ 'text/event-stream': content?.['application/json'] ?? {} })
