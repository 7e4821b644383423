import type { InjectOptions, LightMyRequestResponse } from 'fastify'

/** The `fetch` of a client of the contract that calls the app without a network. */
export function fetchByInject(send: (options: InjectOptions) => Promise<LightMyRequestResponse>) {
  return async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const { payload, statusCode } = await send({
      url,
      method: method as 'GET',
      headers: { ...(headers as Record<string, string>) },
      ...(typeof body === 'string' && { payload: body }),
    })
    return new Response(payload, { status: statusCode })
  }
}
