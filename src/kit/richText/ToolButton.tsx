import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useTranslate } from 'ra-core';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import type { Tool } from './tools.ts';

interface Props {
  tool: Tool;
  editor: Editor;
  /** Whether a divider precedes it. */
  parted: boolean;
  tabIndex: number;
  onFocus: () => void;
  onLink: () => void;
}

/** A tool of the editor. A disabled one stays focusable, so that arrow keys can pass it. */
export function ToolButton({ tool, editor, parted, tabIndex, onFocus, onLink }: Props) {
  const { name, level, icon: Icon, run, isPressed, isPossible } = tool;
  const translate = useTranslate();
  const label = translate(`inputs.richText.tools.${name}`, { level });
  const pressed = isPressed?.(editor);
  const possible = isPossible?.(editor) ?? true;
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={!possible}
        onFocus={onFocus}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          if (!possible) return;
          if (!run) return onLink();
          run(editor);
          // After a click the focus returns to the text; after a key press it stays in the toolbar.
          if (detail > 0) editor.commands.focus();
        }}
        sx={{
          width: 30,
          height: 30,
          borderRadius: 'var(--at-radius)',
          color: possible ? 'text.primary' : 'text.disabled',
          fontSize: '0.8125rem',
          fontWeight: 600,
          backgroundColor: pressed ? 'var(--at-primary-soft)' : undefined,
          ...(parted
            ? {
                ml: 0.75,
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  left: -4,
                  top: 6,
                  bottom: 6,
                  width: '1px',
                  backgroundColor: 'var(--at-line)',
                },
              }
            : {}),
        }}
      >
        {Icon ? <Icon fontSize="small" /> : `H${level}`}
      </IconButton>
    </Tooltip>
  );
}
