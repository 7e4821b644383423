/** A request that an upstream was asked. */
export interface LoggedRequest {
  readonly upstream: string
  readonly method: string
  /** Path and query below the upstream's prefix. */
  readonly url: string
  /** The JSON-RPC methods of a call to the node, in order; empty for the others, and when no answer was tried. */
  readonly calls: readonly string[]
  /** The sandbox's time, ISO 8601. */
  readonly at: string
}

/** What the upstreams were asked, the oldest first. */
export interface RequestLog {
  /** Records a request; what it returns adds the JSON-RPC methods, once the body was read. */
  add(request: Omit<LoggedRequest, 'calls'>): (calls: readonly string[]) => void
  list(upstream?: string): LoggedRequest[]
  clear(): void
}

/** A log that forgets the oldest requests beyond `limit`. */
export function createRequestLog(limit = 5_000): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add(request) {
      const calls: string[] = []
      requests.push({ ...request, calls })
      if (requests.length > limit) requests = requests.slice(-limit / 2)
      return (methods) => calls.push(...methods)
    },
    list: (upstream) => requests.filter((request) => !upstream || request.upstream === upstream),
    clear() {
      requests = []
    },
  }
}
