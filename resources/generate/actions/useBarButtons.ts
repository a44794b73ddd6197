import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { isOfRecord } from '#schemas/kernel/calls/download.ts';
import { type Action, actionKeys, type Entity } from '#schemas/kernel/entity/entity.ts';
import { can, type Needs } from '#schemas/kernel/rights/access.ts';
import { actionNow } from '#schemas/kernel/states/actionState.ts';
import { type PageButton, toneOf } from '#src/kit/page/pageButtons.ts';
import { printPage } from '#src/kit/page/printing.ts';
import { useDownload } from '#src/kit/useDownload.ts';
import { barActions, creatingActions, mayWrite } from '../available.ts';
import { fillPage, pagePath } from '../pagePath.ts';
import type { Row } from '../Row.ts';
import { useAtrium } from '../useAtrium.ts';
import { useRelated } from '../useRelated.ts';
import { wordsOf } from '../words.ts';

/** The key of the delete button; the key of an action is its name. */
export const DELETE = 'delete';
/** The key of the button that shows a record as its addressees see it. */
export const PREVIEW = 'preview';

const needsOf = (entity: Entity, { permission, sides }: Action): Needs => ({ permission, sides, addOn: entity.addOn });

/**
 * Every button that the record's page may offer now, in order of weight. Suspends until related schemas are loaded.
 * @param run receives the key of the pressed button
 */
export function useBarButtons(entity: Entity, record: Row, run: (key: string) => void): PageButton[] {
  const session = useSession();
  const translate = useTranslate();
  const words = wordsOf(translate, entity);
  const provider = useAtrium();
  const own = barActions(session, entity, record).map(([key, action]): PageButton => {
    const now = actionNow(entity, key, record);
    return {
      kind: 'action',
      key,
      tone: now.tone,
      label: words.action(now.says),
      needs: needsOf(entity, action),
      inMenu: action.inMenu,
      shortcut: action.key && actionKeys[action.key],
      ...(action.page ? { to: fillPage(action.page, record.id) } : { onPress: () => run(key) }),
    };
  });
  const related = useRelated(entity);
  const below = related
    .filter((child) => child.parent && (child.fields[child.parent] as { to?: string }).to === entity.name)
    .flatMap((child) =>
      creatingActions(session, child, entity, record).map(
        ([key, action]): PageButton => ({
          kind: 'action',
          key: `${child.name} ${key}`,
          tone: action.tone,
          label: wordsOf(translate, child).action(key),
          needs: needsOf(child, action),
          to: fillPage(action.page as string, record.id),
        }),
      ),
    );
  const { busy, start } = useDownload((download: string) => provider.downloadBase64(entity.name, { download, id: record.id }));
  const files = Object.entries(entity.downloads ?? {})
    .filter(([, download]) => isOfRecord(download))
    .map(
      ([name, { permission, sides }]): PageButton => ({
        kind: 'download',
        key: `download ${name}`,
        label: words.download(name),
        needs: { permission, sides, addOn: entity.addOn },
        busy,
        onPress: () => void start(name),
      }),
    );
  const { access, addOn } = entity;
  const to = pagePath(entity, 'edit', record.id);
  const edit: PageButton[] = mayWrite(session, entity, 'update', record)
    ? [{ kind: 'edit', key: 'edit', to, shortcut: 'e', needs: { permission: access.update, addOn } }]
    : [];
  const remove: PageButton[] = mayWrite(session, entity, 'delete', record)
    ? [{ kind: 'delete', key: DELETE, needs: { permission: access.delete, addOn }, onPress: () => run(DELETE) }]
    : [];
  const { results } = entity;
  const numbers: PageButton[] =
    results && can(session, entity, 'results')
      ? [
          {
            kind: 'action',
            key: 'results',
            label: words.page('results'),
            needs: { permission: results.permission, addOn },
            to: fillPage(results.page, record.id),
          },
        ]
      : [];
  const lists = entity.related.flatMap(({ entity: name, page }): PageButton[] => {
    const child = related.find((one) => one.name === name);
    if (!page || !child || !can(session, child, 'list')) return [];
    return [
      {
        kind: 'action',
        key: `related ${name}`,
        label: wordsOf(translate, child).page('list') || wordsOf(translate, child).name(2),
        needs: { permission: child.access.list, addOn },
        to: fillPage(page, record.id),
      },
    ];
  });
  const preview: PageButton[] = entity.occupant
    ? [{ kind: 'action', key: PREVIEW, label: translate('record.phone'), needs: {}, onPress: () => run(PREVIEW) }]
    : [];
  const toned = (tone: string) => [...own, ...below].filter((button) => toneOf(button) === tone);
  return [
    ...toned('primary'),
    ...numbers,
    ...lists,
    ...edit,
    ...toned('neutral'),
    ...preview,
    ...files,
    ...toned('danger'),
    ...remove,
    { kind: 'print', key: 'print', inMenu: true, onPress: () => void printPage() },
  ];
}
