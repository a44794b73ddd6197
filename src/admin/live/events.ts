/** Server-sent events, read from the text of a stream. */
import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Parses the stream in chunks; `take` returns the complete events. Comments only keep the connection alive. */
export function eventReader(): { take: (text: string) => ServerEvent[] } {
  let whole: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => {
      try {
        whole.push({ event, data: JSON.parse(data) });
      } catch {
        // A malformed event is skipped; those after it are read.
      }
    },
  });
  return {
    take: (text) => {
      whole = [];
      parser.feed(text);
      return whole;
    },
  };
}
