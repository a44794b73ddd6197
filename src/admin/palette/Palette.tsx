/**
 * The command palette (Ctrl K): pages, records by reference number or name, actions. A combobox whose list is always
 * open: the focus stays in the search box, arrows select a line, Enter runs it.
 */
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, LinearProgress, Typography, useMediaQuery } from '@mui/material';
import { useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { errorText } from '#src/kit/values/errorText.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { ItemList, optionId } from './ItemList.tsx';
import type { Item } from './items.ts';
import { takeBufferedTyping } from './shellDialog.ts';
import { useItems } from './useItems.ts';

const MAX_LENGTH = 100;

export default function Palette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const list = useId();
  const isPhone = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const [typed, setTyped] = useState('');
  /** Enter came before the first item did: that item is chosen as soon as it is there. */
  const [isEntered, setEntered] = useState(false);
  // Not during render: React may render twice.
  useEffect(() => {
    const { text, isEntered } = takeBufferedTyping();
    // The search box may have received characters already.
    setTyped((since) => text + since);
    if (isEntered) setEntered(true);
  }, []);
  const [pointed, setPointed] = useState(0);
  const { items, isFetching, error } = useItems(typed);
  const active = Math.min(pointed, items.length - 1);

  const choose = ({ to, run }: Item) => {
    onClose();
    if (to) navigate(to);
    else run?.();
  };
  const first = items[0];
  useEffect(() => {
    if (isEntered && typed && first) choose(first);
  });
  const move = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    if (items.length) setPointed((index + items.length) % items.length);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const item = items[active];
    if (event.key === 'ArrowDown') move(event, active + 1);
    else if (event.key === 'ArrowUp') move(event, active - 1);
    else if (event.key === 'PageDown') move(event, items.length - 1);
    else if (event.key === 'PageUp') move(event, 0);
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (item) choose(item);
      else setEntered(isFetching);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onClose();
    }
  };
  const isWithout = items.length === 0 && !isFetching && !error;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${list}-title`}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: isPhone ? undefined : { mt: '12vh', maxHeight: '66vh' } } }}
    >
      <Box component="h2" id={`${list}-title`} sx={visuallyHidden}>
        {translate('desk.palette.title')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, borderBottom: '1px solid var(--at-line)' }}>
        <Search aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={translate('desk.palette.placeholder')}
          onChange={(event) => {
            setTyped(event.target.value);
            setEntered(false);
            setPointed(0);
          }}
          onKeyDown={hear}
          sx={{ height: 54, fontSize: '1rem' }}
          inputProps={{
            role: 'combobox',
            type: 'text',
            maxLength: MAX_LENGTH,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            'aria-label': translate('desk.palette.title'),
            'aria-expanded': items.length > 0,
            'aria-controls': list,
            'aria-autocomplete': 'list',
            'aria-activedescendant': items[active] ? optionId(list, items[active]) : undefined,
          }}
        />
        <IconButton edge="end" aria-label={translate('kit.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ height: 2 }}>{isFetching && <LinearProgress aria-hidden sx={{ height: 2 }} />}</Box>
      {Boolean(error) && (
        <Typography role="alert" sx={{ px: 2, pt: 2, color: 'error.main' }}>
          {errorText(translate, error)}
        </Typography>
      )}
      {isWithout && <Typography sx={{ px: 2, pt: 2, color: 'text.secondary' }}>{translate('kit.noOptions')}</Typography>}
      <ItemList id={list} items={items} active={active} onPoint={setPointed} onChoose={choose} />
      <Box role="status" sx={visuallyHidden}>
        {isFetching ? translate('kit.loading') : translate('desk.palette.count', { smart_count: items.length })}
      </Box>
    </Dialog>
  );
}
