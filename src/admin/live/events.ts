/** Server-sent events, read from the text of a stream. */
import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Takes the stream in as it comes; `take` gives the events that are whole by now. Comments keep the line up and say nothing. */
export function eventReader(): { take: (text: string) => ServerEvent[] } {
  let whole: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => {
      try {
        whole.push({ event, data: JSON.parse(data) });
      } catch {
        // Half of something: whatever follows is read all the same.
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
