import { AppError, errors as codes, type ErrorBody, type ErrorCode, toErrorBody } from '@pkg/api-contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { DatabaseError, type DatabaseErrorCode } from '../database/database-error.ts'

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

const databaseCodes: Readonly<Record<DatabaseErrorCode, ErrorCode>> = {
  // The account was deleted while the call was under way.
  PERSON_GONE: 'NOT_SIGNED_IN',
  NO_ROOM: 'NOT_KEPT',
  AWAY: 'DATABASE_AWAY',
  FAILED: 'INTERNAL',
}

/** How long a caller waits before trying again, in seconds. */
const retryAfter: Readonly<Partial<Record<ErrorCode, number>>> = {
  BUSY: 2,
  DATABASE_AWAY: 5,
  NOT_KEPT: 60,
  TOO_MANY_REQUESTS: 10,
}

/** The only place where an error becomes an answer. */
export const errors = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply))
  },
  { name: 'errors' },
)

/** Answers with `{ success: false, … }`: sentences below 500 as they are, faults of ours without a word of what broke. */
export function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { code } = toAnswer(error)
  const wait = (error instanceof AppError ? error.retryAfterSeconds : undefined) ?? retryAfter[code]
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply
    .code(codes[code].status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toFailure(error, request))
}

/** The body of such an answer, which may be a part of a larger one; what is not the caller's doing is written to the log. */
export function toFailure(error: FastifyError | AppError, request: FastifyRequest): ErrorBody {
  const { code, message } = toAnswer(error)
  if (codes[code].status >= 500) {
    request.log[code === 'INTERNAL' ? 'error' : 'warn']({ err: error }, `Answered ${code}`)
  }
  const hint = error instanceof AppError ? error.hint : undefined
  return toErrorBody(code, message, code === 'INTERNAL' ? `The log has it as ${request.id}.` : hint)
}

function toAnswer(error: FastifyError | AppError): { code: ErrorCode; message?: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message }
  if (error instanceof DatabaseError) return { code: databaseCodes[error.code] }
  if (error.validation !== undefined) return { code: 'BAD_REQUEST', message: error.message }
  const known = frameworkCodes[error.code]
  if (known !== undefined) return { code: known }
  const status = error.statusCode ?? 500
  return { code: status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL' }
}
