import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useHasShortcuts } from '../kitContext.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

/** 000 §9 */
export const SEARCH_DEBOUNCE_MS = 1000;

interface Props {
  value: string;
  onSearch: (text: string) => void;
  /** The searched fields in words: `reference no., tenant, car park`. Shown as a tooltip. */
  looksInto?: string;
}

/** The search box of a list: searches 1000 ms after the last key, or at once on Enter and when it is cleared. */
export function SearchBox({ value, onSearch, looksInto }: Props) {
  const translate = useTranslate();
  const hasShortcuts = useHasShortcuts();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  // After the debounce the list may have another tab or filter than when the key was pressed.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    // The list was changed from outside: cleared filters, the back button.
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    asked.current = next.trim();
    latest.current(next.trim());
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), SEARCH_DEBOUNCE_MS);
  };
  const box = (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={translate('kit.searchPlaceholder')}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && ask(text)}
      sx={{
        flex: { sm: '1 1 180px' },
        width: { xs: '100%' },
        maxWidth: { sm: 300 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': translate('kit.search'), maxLength: 100, 'aria-keyshortcuts': hasShortcuts ? '/' : undefined },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('kit.clearSearch')}
                onClick={() => {
                  setText('');
                  ask('');
                }}
              >
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
  return looksInto ? (
    <Tooltip describeChild title={translate('kit.looksInto', { names: looksInto })} placement="bottom-start" disableInteractive>
      {box}
    </Tooltip>
  ) : (
    box
  );
}
