/** The text of a letter, with the preview of what stands in the form at the moment. */
import Box from '@mui/material/Box';
import type { messageTemplate } from '#schemas/setup/messageTemplate.ts';
import type { InputSlot } from '../../area.ts';
import LetterInput from './LetterInput.tsx';
import { LetterPreview } from './LetterPreview.tsx';

export default function LetterBody(props: InputSlot<typeof messageTemplate>) {
  const { record, values } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LetterInput {...props} />
      {record && <LetterPreview id={record.id} subject={values.subject} body={values.body} />}
    </Box>
  );
}
