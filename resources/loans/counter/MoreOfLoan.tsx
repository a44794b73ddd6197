/** What else is done with a loan at the counter: some pieces back, notes and pictures of the condition. */
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetOne, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useActionRunner } from '../../generate/actions/runnerContext.ts';
import type { Row } from '../../generate/Row.ts';
import type { LoanOut } from './types.ts';

interface Props {
  entity: Entity;
  loan: LoanOut;
  /** Whatever was done: the counter reads again, and the scanner types on. */
  onDone: () => void;
}

export function MoreOfLoan({ entity, loan, onDone }: Props) {
  const translate = useTranslate();
  const say = (word: string, params?: object) => translate(`resources.${entity.name}.${word}`, params);
  const ActionRunner = useActionRunner();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [action, setAction] = useState<string>();
  const { data } = useGetOne<Row>(entity.name, { id: loan.uuid }, { enabled: action !== undefined });
  const choices = [
    ...(loan.quantity > 1 ? [['returnSome', say('actions.returnSome')] as const] : []),
    ['return', say('counter.withNotes')] as const,
    ['noteOut', say('actions.noteOut')] as const,
  ];
  return (
    <>
      <IconButton
        aria-label={say('counter.moreFor', { item: loan.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {choices.map(([name, label]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(undefined);
              setAction(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {action && data && (
        <Suspense fallback={null}>
          <ActionRunner
            entity={entity}
            name={action}
            record={data}
            onClose={() => {
              setAction(undefined);
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
