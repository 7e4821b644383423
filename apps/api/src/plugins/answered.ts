import type { FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify'
import fp from 'fastify-plugin'

/** Called once an answer is sent, with the time that it took. */
type AnsweredListener = (
  request: Pick<FastifyRequest, 'id' | 'method'>,
  reply: Pick<FastifyReply, 'statusCode'>,
  milliseconds: number,
) => void

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Calls a listener after every answer. `createListener` makes it once for each route (`none` where no route was
     * meant), so that what depends on the route's name alone is not done for each answer.
     */
    whenAnswered: (createListener: (route: string) => AnsweredListener) => void
    /** Tells the listeners of an answer that did not come through the framework. */
    tellAnswered: (route: string, ...answer: Parameters<AnsweredListener>) => void
  }
}

/** Lets other plugins listen for answers, by route. */
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
