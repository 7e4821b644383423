import type * as z from 'zod/mini'
import type { TokenScope } from './models/access-token.ts'

/** Who may call a route. `owner` is a signed-in person who tracks the address in the path. */
export type Access = 'public' | 'user' | 'owner' | 'admin'

/** How often one account, and one network address, may call a route: at once, and from then on per minute. */
export interface RouteLimit {
  burst: number
  perMinute: number
}

export interface RouteSchema {
  summary: string
  tags: readonly string[]
  params?: z.ZodMiniType
  querystring?: z.ZodMiniType
  body?: z.ZodMiniType
  response: Readonly<Record<number, z.ZodMiniType>>
}

/** The whole truth of an endpoint: server handler, browser call and documentation are read from it. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  url: string
  access: Access
  /** What an access token has to be made for to call it, all of these; where none is named, no token may. */
  scopes?: readonly [TokenScope, ...TokenScope[]]
  /** For routes that are costly to answer; those that change something have a limit in any case. `own`: the handler counts. */
  limit?: RouteLimit | 'own'
  schema: RouteSchema
}

/** Identity function that keeps the exact types of a route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route
}

type In<T> = T extends z.ZodMiniType ? z.input<T> : never
type Part<R extends Route, K extends 'params' | 'querystring' | 'body'> =
  R['schema'] extends Record<K, infer S extends z.ZodMiniType>
    ? Record<never, never> extends In<S>
      ? { [P in K]?: In<S> }
      : { [P in K]: In<S> }
    : unknown

/** What a caller gives: `params`, `querystring` and `body`, each only where the route has it, and not needed where nothing in it is. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'querystring'> & Part<R, 'body'>

type SuccessStatus = 200 | 201 | 202
/** What a successful call answers. */
export type RouteOutput<R extends Route> = {
  [S in keyof R['schema']['response']]: S extends SuccessStatus
    ? R['schema']['response'][S] extends infer T extends z.ZodMiniType
      ? z.output<T>
      : never
    : never
}[keyof R['schema']['response']]
