import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Action, Entity } from '#schemas/kernel/entity.ts';
import { fillPage, pagePath } from '../pagePath.ts';
import { useRelated } from '../show/RecordTabs.tsx';
import type { Row } from '../show/ShowPage.tsx';
import { wordsOf } from '../words.ts';
import { barActions, creatingActions, mayWrite } from './available.ts';

export interface BarButton {
  /** The action's name; `delete` for deleting. */
  key: string;
  label: string;
  tone: NonNullable<Action['tone']>;
  /** A page to go to instead of something to run. */
  to?: string;
}

/** Every button that the record's page may offer now, in order of weight. Suspends until related schemas are loaded. */
export function useBarButtons(entity: Entity, record: Row): BarButton[] {
  const session = useSession();
  const translate = useTranslate();
  const words = wordsOf(translate, entity);
  const own = barActions(session, entity, record).map(
    ([key, { tone = 'neutral' }]): BarButton => ({ key, tone, label: words.action(key) }),
  );
  const below = useRelated(entity)
    .filter((child) => child.parent && (child.fields[child.parent] as { to?: string }).to === entity.name)
    .flatMap((child) =>
      creatingActions(session, child, entity, record).map(
        ([key, { page, tone = 'neutral' }]): BarButton => ({
          key: `${child.name} ${key}`,
          tone,
          label: wordsOf(translate, child).action(key),
          to: fillPage(page as string, record.id),
        }),
      ),
    );
  const edit = mayWrite(session, entity, 'update', record) ? pagePath(entity, 'edit', record.id) : undefined;
  const buttons = [...own, ...below];
  return [
    ...buttons.filter(({ tone }) => tone === 'primary'),
    ...(edit ? [{ key: 'edit', label: translate('kit.edit'), tone: 'neutral' as const, to: edit }] : []),
    ...buttons.filter(({ tone }) => tone === 'neutral'),
    ...buttons.filter(({ tone }) => tone === 'danger'),
    ...(mayWrite(session, entity, 'delete', record)
      ? [{ key: 'delete', label: translate('kit.delete'), tone: 'danger' as const }]
      : []),
  ];
}

/** The first few stand in the bar, primary ones last so that they end at the edge; a menu of one would be silly. */
export function splitButtons(buttons: readonly BarButton[], room: number): { front: BarButton[]; menu: BarButton[] } {
  const fits = buttons.length <= room + (room > 1 ? 1 : 0) ? buttons.length : room;
  const weight = ({ tone }: BarButton) => (tone === 'primary' ? 1 : 0);
  return { front: buttons.slice(0, fits).sort((one, other) => weight(one) - weight(other)), menu: buttons.slice(fits) };
}
