import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * One line per answer. Names the route, not the path: paths hold people's addresses. The line is written here and not by
 * the logger, of which it has the form: nothing in it comes from outside, and looking through it for secrets took longer
 * than all else that was done for a kept answer.
 */
export const requestLog = fp(
  async (app) => {
    if (!isLogger(app.log) || !app.log.isLevelEnabled('info')) return
    const stream: DestinationStream = app.log[pino.symbols.streamSym]
    const level = pino.levels.values.info

    app.whenAnswered((route) => {
      const named = `","route":${JSON.stringify(route)},"status":`
      return ({ id, method }, { statusCode }, milliseconds) => {
        const took = Math.round(milliseconds * 10) / 10
        stream.write(
          `{"level":${level},"time":${Date.now()},"reqId":"${id}","method":"${method}${named}${statusCode},"milliseconds":${took},"msg":"Answered"}\n`,
        )
      }
    })
  },
  { name: 'request-log', dependencies: ['answered'] },
)

const isLogger = (
  log: FastifyBaseLogger,
): log is FastifyBaseLogger & Logger & { [pino.symbols.streamSym]: DestinationStream } =>
  pino.symbols.streamSym in log
