/** An item as the phone shows it: picture, words, price, what is left, and its options. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import { Money } from '#src/kit/values/Money.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { Picture } from '../../generate/kinds/Picture.tsx';
import { useStoredPicture } from '../../generate/kinds/useStoredPicture.ts';
import { useEntity } from '../../generate/useEntity.ts';
import { useWords } from '../../generate/words.ts';
import { useNameIn } from '../useNameIn.ts';
import { WORDS } from './words.ts';

type Words = Record<string, string>;
export interface ShownItem {
  uuid: string;
  name: Words;
  description: Words | null;
  imageFiles: readonly EmbeddedFile[];
  basePrice: number;
  recommended: boolean;
  remainingQuantity: number | null;
  canOrder: boolean;
  status: string;
  optionGroups: readonly {
    id: number;
    name: Words;
    required: boolean;
    options: readonly { id: string; name: Words; price: number; available: boolean; preSelected: boolean }[];
  }[];
}

export function PreviewItem({ item, currency }: { item: ShownItem; currency: string | undefined }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const entity = useEntity('opc-items');
  const words = useWords(entity);
  const { name, description, imageFiles, basePrice, recommended, remainingQuantity, canOrder, status, optionGroups } = item;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid var(--at-line)', display: 'grid', gap: 0.5 }}>
      {imageFiles[0] && <ItemPicture file={imageFiles[0]} alt={nameIn(name as never)} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>{nameIn(name as never)}</span>
        <Money minor={basePrice} currency={currency} />
      </Box>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {nameIn(description as never)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {recommended && <StatusChip tone="info">{words.field('recommended')}</StatusChip>}
        {!canOrder && (
          <StatusChip tone={toneOf(entity.fields.status, status) ?? 'neutral'}>{words.value('status', status)}</StatusChip>
        )}
        {canOrder && remainingQuantity !== null && (
          <StatusChip tone="neutral">{translate(`${WORDS}.left`, { smart_count: remainingQuantity })}</StatusChip>
        )}
      </Box>
      {optionGroups.map((group) => (
        <Typography key={group.id} variant="body2" component="div">
          {`${nameIn(group.name as never)}${group.required ? ' *' : ''}: `}
          {group.options.map((option, index) => (
            <Box
              key={option.id}
              component="span"
              sx={{
                fontWeight: option.preSelected ? 600 : undefined,
                textDecoration: option.available ? undefined : 'line-through',
              }}
            >
              {index > 0 && ' · '}
              {nameIn(option.name as never)}
              {option.price > 0 && (
                <>
                  {' +'}
                  <Money minor={option.price} currency={undefined} />
                </>
              )}
            </Box>
          ))}
        </Typography>
      ))}
    </Box>
  );
}

function ItemPicture({ file, alt }: { file: EmbeddedFile; alt: string }) {
  return <Picture address={useStoredPicture(file)} alt={alt} height={120} />;
}
