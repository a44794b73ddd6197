/** Server-sent events, read from the text of a stream. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Takes the stream in as it comes; `take` gives the events that are whole by now. Comments keep the line up and say nothing. */
export function eventReader(): { take: (text: string) => ServerEvent[] } {
  let rest = '';
  return {
    take: (text) => {
      const parts = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
      rest = parts.pop() ?? '';
      return parts.flatMap(readOne);
    },
  };
}

function readOne(part: string): ServerEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of part.split('\n')) {
    const [, field, value = ''] = /^(event|data):\s?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  if (data.length === 0) return [];
  try {
    return [{ event, data: JSON.parse(data.join('\n')) }];
  } catch {
    // Half of something: whatever follows is read all the same.
    return [];
  }
}
