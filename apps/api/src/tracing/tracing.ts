import type { IncomingHttpHeaders } from 'node:http'

/** A call as a trace tells of it: by its route and not by its path, which may hold somebody's address. */
export interface TracedCall {
  method: string
  route: string
  requestId: string
}

/** The span of one call that this process answers. */
export interface CallSpan {
  /** Runs the work as a part of the call: what it asks of sources stands below it in the trace. */
  run(work: () => void): void
  end(statusCode: number): void
}

/** Tells a collector what this process did, for whom it was a part of what, and how long it took. */
export interface Tracing {
  /** @param headers those whose `traceparent` is believed: the call is a part of the trace that it names */
  begin(call: TracedCall, headers?: IncomingHttpHeaders): CallSpan
  /** Tells of a call that was answered without the framework; what it asked of anybody is not known. */
  tell(call: TracedCall, statusCode: number, milliseconds: number): void
  /** Runs a scheduled job as a trace of its own. A job that fails is told as such, and rejects as it did. */
  job<T>(name: string, requestId: string, work: () => Promise<T>): Promise<T>
  /** Sends what waits, within a few seconds, and stops. */
  close(): Promise<void>
}

/** Where traces go and which of them. */
export interface TracingSettings {
  /** The collector's address for OTLP over HTTP, to which `/v1/traces` is added. */
  endpoint: string
  /** What goes along with each batch, such as a key. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** The share of traces that are sent, from 0 to 1. */
  share: number
}
