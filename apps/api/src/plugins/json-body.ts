import fp from 'fastify-plugin'

/** The only kind of body we read is JSON. An empty one is no body, whatever its type says. */
export const jsonBody = fp(
  async (app) => {
    app.removeAllContentTypeParsers()
    const parse = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body.toString(), done)
    })
  },
  { name: 'json-body' },
)
