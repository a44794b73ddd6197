/**
 * Where work is traced: a request, and below it statements, calls to others, mail and jobs. This file knows no library and costs one
 * comparison while nothing is traced; `start.ts` puts in what makes spans of it.
 *
 * A span says what kind of work it was and how it ended: names of routes, tables, queues and servers. Never values, addresses of people,
 * tokens, paths with ids, or messages of errors, which may quote any of them.
 */

type Attributes = Readonly<Record<string, string | number | readonly string[]>>;

/** What a span says when it begins. */
export interface SpanFacts {
  name: string;
  /** `server`: somebody asks us. `client`: we ask somebody and wait. `consumer`: a job, which nobody waits for. */
  kind: 'server' | 'client' | 'internal' | 'consumer';
  attributes?: Attributes;
}

/** One that begins a trace of its own. */
export interface RootFacts extends SpanFacts {
  /** W3C `traceparent` of the span that it goes on from; only of callers who may say so. */
  parent?: string;
  /** The same of the span that was the cause, in a trace of its own. */
  cause?: string;
}

/** A piece of work under way. */
export interface Span {
  set(attributes: Attributes): void;
  /** What is traced inside stands below this span. */
  within<T>(work: () => T): T;
  /** @param failure of which kind, if it failed: a code or the name of a class */
  end(failure?: string): void;
}

export interface Tracer {
  root(facts: RootFacts): Span;
  /** Undefined where nothing above it is recorded: such work is not traced by itself. */
  child(facts: SpanFacts): Span | undefined;
  /** W3C `traceparent` of the span under way, if that is recorded. */
  current(): string | undefined;
}

let tracer: Tracer | undefined;
/** Puts in what makes spans; undefined stops tracing. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next;
};
export const isTracing = (): boolean => tracer !== undefined;

/** Begins a trace; undefined while nothing is traced. Whoever begins it ends it. */
export const beginTrace = (facts: RootFacts): Span | undefined => tracer?.root(facts);
/** What work that is done later names as its cause. */
export const currentTrace = (): string | undefined => tracer?.current();

/** The kind of an error: a code such as PostgreSQL's, or the name of its class. Messages quote values. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name === 'Error' ? error.constructor.name : error.name;
}

/** Runs work in a span and ends it with the work, however that ends. */
export async function spanOver<T>(span: Span | undefined, work: (span?: Span) => Promise<T>): Promise<T> {
  if (!span) return work();
  try {
    const result = await span.within(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(kindOfError(error));
    throw error;
  }
}

/** The functions of an object that calls others, each traced by its name: `stripe refund`. */
export function tracedCalls<Port extends object>(name: string, port: Port): Port {
  const wrapped = Object.entries(port).map(([key, value]) => [
    key,
    typeof value !== 'function'
      ? value
      : (...given: unknown[]) =>
          traced(
            () => ({ name: `${name} ${key}`, kind: 'client' }),
            () => value(...given),
          ),
  ]);
  return Object.fromEntries(wrapped) as Port;
}

/** Runs work in a span below the one under way; alone where there is none. `facts` is asked only where there is. */
export const traced = <T>(facts: () => SpanFacts, work: (span?: Span) => Promise<T>): Promise<T> =>
  tracer?.current() === undefined ? work() : spanOver(tracer.child(facts()), work);
