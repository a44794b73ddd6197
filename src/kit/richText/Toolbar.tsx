import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ToolButton } from './ToolButton.tsx';
import { type Tool, tools } from './tools.ts';
import { useEditorVersion } from './useEditorVersion.ts';

interface Props {
  editor: Editor;
  /** The id of the text that it works on. */
  controls: string;
  onLink: () => void;
}

const all = tools.flat();
const firstOf = new Set(tools.slice(1).map((group) => group[0] as Tool));

/** One stop of the Tab key; the arrow keys, Home and End go from tool to tool. */
export function Toolbar({ editor, controls, onLink }: Props) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEditorVersion(editor);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: all.length - 1 };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = (wanted + all.length) % all.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={translate('inputs.richText.toolbar')}
      aria-controls={controls}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: '1px solid var(--at-line)' }}
    >
      {all.map((tool, index) => (
        <ToolButton
          key={`${tool.name}${tool.level ?? ''}`}
          tool={tool}
          editor={editor}
          parted={firstOf.has(tool)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onLink={onLink}
        />
      ))}
    </Box>
  );
}
