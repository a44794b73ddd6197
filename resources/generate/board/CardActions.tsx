import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { actionNow } from '#schemas/kernel/states/actionState.ts';
import { ActionRunner } from '../actions/ActionRunner.tsx';
import { barActions } from '../available.ts';
import { fillPage } from '../pagePath.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import { useWords } from '../words.ts';

/** What can be done with a record now, as on its own page. */
export function CardActions({ entity, record }: { entity: Entity; record: RaRecord }) {
  const session = useSession();
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleOf = useRecordTitle();
  const words = useWords(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [running, setRunning] = useState<string>();
  const actions = barActions(session, entity, record);
  if (actions.length === 0 && !running) return null;
  return (
    <>
      <IconButton
        size="small"
        sx={{ my: -0.5, mr: -0.5 }}
        aria-label={translate('board.actions', { title: titleOf(entity, record) })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(([name, action]) => {
          const now = actionNow(entity, name, record);
          return (
            <MenuItem
              key={name}
              sx={{ color: now.tone === 'danger' ? 'error.main' : undefined }}
              onClick={() => {
                setAnchor(null);
                if (action.page) navigate(fillPage(action.page, record.id));
                else setRunning(name);
              }}
            >
              {words.action(now.says)}
            </MenuItem>
          );
        })}
      </Menu>
      {running && <ActionRunner entity={entity} name={running} record={record} onClose={() => setRunning(undefined)} />}
    </>
  );
}
