import fp from 'fastify-plugin'

/** One line per answer. Names the route, not the path: paths hold people's addresses. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        },
        'Answered',
      )
    })
  },
  { name: 'request-log' },
)
