import type { FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify'
import fp from 'fastify-plugin'

/** Is told of an answer that is out, and how long it took. */
type AnsweredListener = (
  request: Pick<FastifyRequest, 'id' | 'method'>,
  reply: Pick<FastifyReply, 'statusCode'>,
  milliseconds: number,
) => void

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Has every answer told to a listener that is made once for each route (`none` where no route was meant), since what
     * a route is called is the same for all of its answers.
     */
    whenAnswered: (createListener: (route: string) => AnsweredListener) => void
    /** Tells the listeners of an answer that did not come through the framework. */
    tellAnswered: (route: string, ...answer: Parameters<AnsweredListener>) => void
  }
}

/** Tells of answers by the route that gave them. */
export const answered = fp(
  async (app) => {
    const factories: ((route: string) => AnsweredListener)[] = []
    app.decorate('whenAnswered', (createListener) => void factories.push(createListener))

    const byRoute = new Map<string, AnsweredListener[]>()
    app.decorate('tellAnswered', (route, ...answer) => {
      for (const listener of findListeners(route)) listener(...answer)
    })

    function findListeners(route: string): AnsweredListener[] {
      const known = byRoute.get(route)
      if (known !== undefined) return known
      const made = factories.map((create) => create(route))
      byRoute.set(route, made)
      return made
    }

    function createHook(route: string): onResponseHookHandler {
      return (request, reply, done) => {
        app.tellAnswered(route, request, reply, reply.elapsedTime)
        done()
      }
    }

    app.addHook('onRoute', (route) => {
      route.onResponse = [...[route.onResponse ?? []].flat(), createHook(route.url)]
    })
    const ofNoRoute = createHook('none')
    app.addHook('onResponse', function (request, reply, done) {
      if (request.is404) ofNoRoute.call(this, request, reply, done)
      else done()
    })
  },
  { name: 'answered' },
)
