/** What people get at this step now. */
import type { messageTemplate } from '#schemas/setup/messageTemplate.ts';
import type { RecordSlot } from '../../area.ts';
import { LetterPreview } from './LetterPreview.tsx';

export default function PreviewTab({ record }: RecordSlot<typeof messageTemplate>) {
  return <LetterPreview id={record.id} subject={record.subject} body={record.body} />;
}
