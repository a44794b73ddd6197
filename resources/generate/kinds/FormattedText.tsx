import { Suspense } from 'react';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import { latePart } from '#src/kit/late/late.tsx';

const RichTextView = latePart(async () => ({ default: (await import('#src/kit/richText/RichTextView.tsx')).RichTextView }));

/** Formatted text to read. No table shows any, so its code comes with the first record that does; until then its words stand there. */
export const FormattedText = ({ html }: { html: string }) => (
  <Suspense fallback={visibleText(html)}>
    <RichTextView html={html} />
  </Suspense>
);
