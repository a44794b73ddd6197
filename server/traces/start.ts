/** Switches traces on, where the installation has a collector: the library is loaded only then. */
import type { Config } from '#server/config.ts';
import { setTracer } from './traces.ts';

interface Log {
  warn(facts: object, text: string): void;
  info(text: string): void;
}

export interface Traces {
  /** Hands over what has ended so far. */
  flush(): Promise<void>;
  /** Hands over the rest and traces nothing more. Does not wait long for a collector that is away, and never rejects. */
  stop(): Promise<void>;
}

/** How long the end of the process waits for the collector, in milliseconds. */
const PATIENCE_MS = 3_000;

/** @returns undefined where the settings name no collector */
export async function startTraces({ tracesUrl }: Pick<Config, 'tracesUrl'>, log: Log): Promise<Traces | undefined> {
  if (!tracesUrl) return undefined;
  const { openTelemetry } = await import('./openTelemetry.ts');
  const { tracer, flush, shutdown } = openTelemetry(tracesUrl, (isAway, reason) => {
    if (isAway) log.warn({ reason }, 'the collector takes no traces; they are dropped until it does');
    else log.info('the collector takes traces again');
  });
  setTracer(tracer);
  return {
    flush,
    stop: async () => {
      setTracer(undefined);
      const late = new Promise<void>((done) => void setTimeout(done, PATIENCE_MS).unref());
      await Promise.race([shutdown().catch(() => undefined), late]);
    },
  };
}
