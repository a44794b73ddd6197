/**
 * Traces by OpenTelemetry. Loaded only where they are switched on. Nothing of the process is patched: spans begin where the product itself
 * says so (`traces.ts`), and the context is our own, so that no other library of the process takes part.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { RootFacts, Span, SpanFacts, Tracer } from './traces.ts';

const KINDS: Readonly<Record<SpanFacts['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
};

const PARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;
/** The span that a `traceparent` names; undefined for anything else. */
function spanNamed(text: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = PARENT.exec(text ?? '') ?? [];
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.isSpanContextValid(named) ? named : undefined;
}

/**
 * Hands spans over, and says once when that fails and once when it works again. What could not be handed over is lost: the queue of
 * the SDK is limited, and nobody waits for it.
 */
function telling(exporter: SpanExporter, tell: (isAway: boolean, reason?: string) => void): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        if ((code !== 0) !== isAway) {
          isAway = code !== 0;
          tell(isAway, error?.message);
        }
        done({ code: 0 });
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

export interface OpenTelemetry {
  tracer: Tracer;
  /** Hands over what has ended so far. */
  flush(): Promise<void>;
  shutdown(): Promise<void>;
}

/**
 * Sampling, limits, batches, headers, the name of the service and further attributes of it are the SDK's own settings (`OTEL_…`).
 * @param url where spans are posted, as OTLP in JSON
 * @param tell called when the collector is away, and when it is there again
 */
export function openTelemetry(url: string, tell: (isAway: boolean, reason?: string) => void): OpenTelemetry {
  const own = { 'service.name': 'atrium', 'service.instance.id': crypto.randomUUID() };
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter({ url }), tell))],
  });
  const otel = provider.getTracer('atrium');
  const under = new AsyncLocalStorage<Context>();
  const active = () => trace.getSpan(under.getStore() ?? ROOT_CONTEXT);

  const made = (span: OtelSpan, context: Context): Span => ({
    set: (attributes) => void span.setAttributes(attributes as Parameters<OtelSpan['setAttributes']>[0]),
    within: (work) => under.run(context, work),
    end: (failure) => {
      if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
  const begin = ({ name, kind, attributes, cause }: RootFacts, parent: Context): Span => {
    const linked = spanNamed(cause);
    const span = otel.startSpan(
      name,
      { kind: KINDS[kind], attributes: attributes as never, ...(linked ? { links: [{ context: linked }] } : {}) },
      parent,
    );
    return made(span, trace.setSpan(parent, span));
  };
  return {
    tracer: {
      root: (facts) => {
        const parent = spanNamed(facts.parent);
        return begin(facts, parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
      },
      child: (facts) => (active()?.isRecording() ? begin(facts, under.getStore() as Context) : undefined),
      current: () => {
        const span = active();
        if (!span?.isRecording()) return undefined;
        const { traceId, spanId, traceFlags } = span.spanContext();
        return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
      },
    },
    flush: () => provider.forceFlush(),
    shutdown: () => provider.shutdown(),
  };
}
