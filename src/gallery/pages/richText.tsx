import Button from '@mui/material/Button';
import { useState } from 'react';
import { richText } from '#schemas/kernel/fields/field.ts';
import { RichTextEditor } from '#src/kit/richText/RichTextEditor.tsx';
import { Example } from '../Example.tsx';
import { GalleryField } from '../GalleryField.tsx';

const STORED = '<p>As stored.</p>';

export default function RichText() {
  const [text, setText] = useState(STORED);
  return (
    <>
      <GalleryField title="Description" field={richText()} shown />
      <GalleryField title="Short text" field={richText({ max: 20, required: true })} />
      <GalleryField title="Closed text" field={richText()} value="<h2>Read only</h2><p>Nothing to change.</p>" disabled />
      <Example title="Notice" value={text}>
        <RichTextEditor id="notice" label="Notice" max={100} value={text} onChange={setText} />
        <Button onClick={() => setText(STORED)}>Take back</Button>
      </Example>
    </>
  );
}
