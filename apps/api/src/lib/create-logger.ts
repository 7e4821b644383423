import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Headers and fields that must never stand in a log, however deep they lie in what is logged. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'passwordHash', 'token', 'x-api-key']

export interface LoggerOptions {
  level?: string
  /** Where lines go; standard output when not given. */
  destination?: DestinationStream
}

/** JSON lines. Requests are logged without their path and query, which hold people's addresses. */
export function createLogger({ level = 'info', destination }: LoggerOptions = {}): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: stdSerializers.err,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
