import '../list.css';
import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import { formatCount } from '#i18n/formatCount.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { lookIn } from '#schemas/kernel/lists/address.ts';
import { searchFields, searchReferences } from '#schemas/kernel/lists/query.ts';
import { SearchBox } from '#src/kit/choices/SearchBox.tsx';
import { latePart } from '#src/kit/late/late.tsx';
import { slotsOf } from '../../../areas.ts';
import { columnsOf } from '../../columns.ts';
import { ListFilterTags } from '../../filters/ListFilterTags.tsx';
import { tagsOf } from '../../filters/tags.ts';
import { useWords } from '../../words.ts';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { DownloadButtons } from './DownloadButtons.tsx';
import { EmailListButton } from './EmailListButton.tsx';
import { ListLinks } from './ListLinks.tsx';
import { LookButtons } from './LookButtons.tsx';
import { keepingLook } from './looks.ts';
import { QueueButton } from './QueueButton.tsx';

const FilterPanel = latePart(() => import('../../filters/FilterPanel.tsx'));

interface Props {
  entity: Entity;
  captionId: string;
  /** The rows are being put in order; only a table can be. */
  isOrdering?: boolean;
  onOrder?: (isOrdering: boolean) => void;
  /** Covers the toolbar while rows are selected. */
  bulk?: ReactNode;
}

/** Above the rows: search, filters and their tags, views, the number of records, the order and the choice of columns. */
export function ListToolbar({ entity, captionId, isOrdering = false, onOrder, bulk }: Props) {
  const { filterValues, setFilters, total, meta, isPending } = useListContext();
  const translate = useTranslate();
  const words = useWords(entity);
  const [open, setOpen] = useState(false);
  const filter = filterValues as ListFilter;
  const { tab, wildcardSearch = '' } = filter;
  const inForce = tagsOf(entity, filter).length;
  const searched = columnsOf(entity, useSession(), [...searchFields(entity), ...searchReferences(entity)]).map(({ name }) =>
    words.field(name),
  );
  const Toolbar = slotsOf(entity.name).toolbar;
  const hasFilters = (entity.list.filters ?? []).length > 0;
  const isTable = lookIn(entity, filter) === undefined;
  const clear = () => setFilters(keepingLook(entity, tab ? { tab } : {}, filter));
  const capped = (meta as { capped?: boolean } | undefined)?.capped;
  return (
    <div className="at-list-tools">
      <div className="at-list-bar">
        <div style={{ visibility: bulk ? 'hidden' : undefined }}>
          {searched.length > 0 && (
            <SearchBox
              value={wildcardSearch}
              looksInto={searched.join(translate('kit.listSeparator'))}
              onSearch={(text) => setFilters({ ...filterValues, wildcardSearch: text })}
            />
          )}
          {hasFilters && (
            <Badge badgeContent={inForce} color="primary" overlap="rectangular">
              <Button
                color="inherit"
                variant="outlined"
                startIcon={<FilterList />}
                aria-expanded={open}
                aria-controls={`${captionId}-filters`}
                onClick={() => setOpen(!open)}
              >
                {translate(open ? 'kit.hideFilters' : 'kit.showFilters')}
              </Button>
            </Badge>
          )}
          <ViewsButton entity={entity} />
          <LookButtons entity={entity} />
          {isTable && <QueueButton entity={entity} />}
          <div className="at-list-end">
            <p id={captionId} role="status" className="at-list-count">
              {!isPending && isTable && total !== undefined && recordsFound(translate, total, capped)}
            </p>
            <ListLinks entity={entity} />
            {Toolbar && (
              <Suspense fallback={null}>
                <Toolbar entity={entity} />
              </Suspense>
            )}
            {isTable && (
              <>
                <DownloadButtons entity={entity} />
                <EmailListButton entity={entity} />
                {onOrder && <ReorderButton entity={entity} isOrdering={isOrdering} onOrder={onOrder} />}
                <ColumnsButton entity={entity} />
              </>
            )}
          </div>
        </div>
        {bulk}
      </div>
      <Collapse in={open} id={`${captionId}-filters`} mountOnEnter>
        <Suspense fallback={<div style={{ height: 72 }} />}>
          <FilterPanel entity={entity} />
        </Suspense>
      </Collapse>
      <ListFilterTags entity={entity} onClear={clear} />
    </div>
  );
}

/** 'N record(s) found' (000 §2); a plus means 'more than'. */
const recordsFound = (translate: ReturnType<typeof useTranslate>, total: number, capped = false) =>
  translate('kit.recordsFound', { total: formatCount(total, capped) });
