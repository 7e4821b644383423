import fp from 'fastify-plugin'
import { callContext } from '../lib/call-context.ts'

/** Lets whatever a handler calls know for whom it does: who is signed in is known by then, and the body has been read. */
export const callContextPlugin = fp(
  async (app) => {
    app.addHook('preValidation', (request, _reply, done) => {
      const asker = (request.tokenHolder ?? request.signedIn)?.user.id ?? null
      callContext.run({ asker, isJob: false, requestId: request.id }, done)
    })
  },
  { name: 'call-context', dependencies: ['access'] },
)
