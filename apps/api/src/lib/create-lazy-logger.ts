import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

/** The logger of a request, made when it first has something to say: most requests never have. */
export const createLazyLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  parent,
  bindings,
  options,
) => new LazyLogger(parent, () => parent.child(bindings, options))

class LazyLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #create: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, create: () => FastifyBaseLogger) {
    this.#parent = parent
    this.#create = create
  }

  get #log() {
    this.#made ??= this.#create()
    return this.#made
  }

  get level() {
    return (this.#made ?? this.#parent).level
  }
  set level(level) {
    this.#log.level = level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.#log.child(...given)
  }
  fatal(...given: unknown[]) {
    Reflect.apply(this.#log.fatal, this.#log, given)
  }
  error(...given: unknown[]) {
    Reflect.apply(this.#log.error, this.#log, given)
  }
  warn(...given: unknown[]) {
    Reflect.apply(this.#log.warn, this.#log, given)
  }
  info(...given: unknown[]) {
    Reflect.apply(this.#log.info, this.#log, given)
  }
  debug(...given: unknown[]) {
    Reflect.apply(this.#log.debug, this.#log, given)
  }
  trace(...given: unknown[]) {
    Reflect.apply(this.#log.trace, this.#log, given)
  }
  silent() {}
}
