import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { isSafeHref, withScheme } from '#schemas/kernel/fields/richText.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Where the selected text leads. Without a selection, the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const present = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(present);
  const [wrong, setWrong] = useState(false);
  const done = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = withScheme(address);
    if (!isSafeHref(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    done();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={apply} noValidate>
        <DialogTitle id={id}>{translate('inputs.richText.tools.link')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            size="small"
            margin="dense"
            type="url"
            label={translate('inputs.link.parts.url')}
            placeholder="https://"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setWrong(false);
            }}
            error={wrong}
            helperText={wrong ? translate('errors.url') : undefined}
          />
        </DialogContent>
        <DialogActions>
          {present && (
            <Button
              color="error"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                done();
              }}
            >
              {translate('inputs.richText.removeLink')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('kit.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('kit.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
