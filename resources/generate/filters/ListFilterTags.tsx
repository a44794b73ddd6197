import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { FilterTags } from '#src/kit/choices/FilterTags.tsx';
import { useWords } from '../words.ts';
import { tagsOf, withoutTag } from './tags.ts';
import { tagText } from './tagText.ts';
import { useChoiceLabels } from './useChoiceLabels.ts';
import { usePendingFilters } from './usePendingFilters.ts';

/** The filters in force above the rows. */
export function ListFilterTags({ entity, onClear }: { entity: Entity; onClear: () => void }) {
  const { shown: filter, change } = usePendingFilters();
  const translate = useTranslate();
  const locale = useLocale();
  const words = useWords(entity);
  const tags = tagsOf(entity, filter);
  const labels = useChoiceLabels(entity, tags);
  if (tags.length === 0) return null;
  return (
    <Box sx={{ pt: 1 }}>
      <FilterTags
        onClear={onClear}
        tags={tags.map((tag) => {
          const name = words.field(tag.field);
          const value = tagText(entity, tag, { words, translate, locale, labels });
          const remove = () => change({ [tag.param]: withoutTag(filter, tag)[tag.param] });
          return { key: `${tag.param} ${tag.value}`, name, value, label: `${name} ${value}`, onRemove: remove };
        })}
      />
    </Box>
  );
}
