import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { MINUTE_MS } from '@pkg/api-contract'
import type { TracedCall, Tracing, TracingSettings } from './tracing.ts'

/** How long one batch may take; also what closing may wait. */
const SENDING_MS = 5_000
/** A collector that is away is told of once in so long, not with every batch. */
const BETWEEN_WARNINGS_MS = 10 * MINUTE_MS
const FIRST_SERVER_ERROR = 500

/**
 * Starts OpenTelemetry: spans of calls, jobs and what is asked of sources, sent in batches over OTLP/HTTP. Loaded only
 * where an endpoint is set. Nothing waits for the collector, and nothing fails with it.
 */
export function startTracing(
  { endpoint, headers, serviceName, share }: TracingSettings,
  { now, warn }: { now: () => number; warn: (message: string) => void },
): Tracing {
  let warnedAt = Number.NEGATIVE_INFINITY
  const warnAtTimes = (message: string) => {
    if (now() - warnedAt < BETWEEN_WARNINGS_MS) return
    warnedAt = now()
    warn(`Traces could not be sent: ${message}`)
  }
  const silent = () => undefined
  diag.setLogger(
    { error: warnAtTimes, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SENDING_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SENDING_MS })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const sources = new UndiciInstrumentation({ startSpanHook: leavePathsOut })
  sources.enable()

  const tracer = trace.getTracer(serviceName)
  const toOptions = ({ method, route, requestId }: TracedCall) => ({
    kind: SpanKind.SERVER,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.request.header.x-request-id': [requestId],
    },
  })
  return {
    begin(call, given = {}) {
      const parent = propagation.extract(context.active(), given)
      const span = tracer.startSpan(`${call.method} ${call.route}`, toOptions(call), parent)
      const within = trace.setSpan(parent, span)
      return {
        run: (work) => context.with(within, work),
        end: (statusCode) => endWith(span, statusCode),
      }
    },
    tell(call, statusCode, milliseconds) {
      const startTime = now() - milliseconds
      endWith(tracer.startSpan(`${call.method} ${call.route}`, { ...toOptions(call), startTime }), statusCode)
    },
    job: (name, requestId, work) =>
      tracer.startActiveSpan(
        `job ${name}`,
        { root: true, attributes: { 'http.request.header.x-request-id': [requestId] } },
        async (span) => {
          try {
            return await work()
          } catch (error) {
            // Its kind alone: a message may hold what a source or a person wrote.
            span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
            span.setStatus({ code: SpanStatusCode.ERROR })
            throw error
          } finally {
            span.end()
          }
        },
      ),
    async close() {
      sources.disable()
      await provider.shutdown().catch((error: unknown) => warnAtTimes(String(error)))
    },
  }
}

/** Paths and queries hold addresses of wallets, and some sources take their key there. */
function leavePathsOut({ origin }: { origin: string }) {
  return { 'url.full': origin, 'url.path': '', 'url.query': '' }
}

function endWith(span: Span, statusCode: number) {
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= FIRST_SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
