/** A record as the people see it to whom it is addressed, in each language, in a dialog. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocale, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Occupant } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';

interface Props {
  entity: Entity;
  values: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

export default function PhonePreview({ entity, values, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [locale, setLocale] = useState(useLocale() as LocaleCode);
  const occupied = entity as Entity & { occupant: Occupant };
  const texts = occupied.occupant.fields.map((name) => values[name] ?? values[wireKey(name, entity.fields[name] as Field)]);
  const isFilled = (code: LocaleCode) =>
    texts.some((text) => typeof text === 'object' && text !== null && Boolean((text as Record<string, unknown>)[code]));
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('preview.title')}</DialogTitle>
      <DialogContent>
        <LanguageTabs id={id} label={translate('preview.language')} value={locale} onChange={setLocale} filled={isFilled}>
          <Box sx={phone} lang={locale}>
            <PhoneScreen key={locale} entity={occupied} values={values} locale={locale} />
          </Box>
        </LanguageTabs>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('kit.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The size of a common phone, smaller where the window is. */
const phone = {
  width: 360,
  maxWidth: '100%',
  height: 560,
  maxHeight: '60vh',
  overflowY: 'auto',
  p: 2.5,
  border: '8px solid var(--at-line-strong)',
  borderRadius: '28px',
  bgcolor: 'background.paper',
};
