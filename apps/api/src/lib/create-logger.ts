import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Headers and fields that must never stand in a log, however deep they lie in what is logged. */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'passwordHash', 'token', 'x-api-key']

export interface LoggerOptions {
  level?: string
  /** Where lines go; standard output when not given. */
  destination?: DestinationStream
}

/** A line stands in memory for this long at most before it is written, together with those that came meanwhile. */
const FLUSH_MS = 100
/** Just below what is written at once. */
const FLUSH_BYTES = 16_000
/** A reader of the log that hangs costs lines, not memory. */
const MOST_BYTES = 16 * 1024 * 1024

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
  return pino(options, destination ?? standardOutput())
}

/** Written beside the loop, and at the end of the process: a write for each line held up every answer. */
function standardOutput(): DestinationStream {
  return pino.destination({
    ...{ dest: 1, sync: false, minLength: FLUSH_BYTES, maxLength: MOST_BYTES, periodicFlush: FLUSH_MS },
  })
}
