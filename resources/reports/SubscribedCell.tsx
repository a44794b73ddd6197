/** What a subscription sends, and by what it is narrowed, as people read it. */
import { useQueryText, useSourceText } from './subscribed.ts';

interface Props {
  name: string;
  value: unknown;
  record: Readonly<Record<string, unknown>>;
}

export default function SubscribedCell({ name, value, record }: Props) {
  const source = useSourceText();
  const query = useQueryText();
  return <span style={{ whiteSpace: 'pre-line' }}>{name === 'source' ? source(record.about, value) : query(value)}</span>;
}
