/** Deep links (000 §2): the address that each opens, and the QR code that holds it. */
import { deepLink } from '#schemas/content/deepLink.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import type { Producer } from '#server/engine/calls/downloads.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { aimedAt, appPlace } from '#server/engine/records/appLink.ts';
import { qrPicture } from '#server/files/qrPicture.ts';

type Row = NewRow<typeof deepLink>;

/** The address; undefined where the portal has no page for it. */
async function addressOf(context: RuleContext, { values }: Row): Promise<string | undefined> {
  const item = await aimedAt(context, ['sourceItem', deepLink.fields.sourceItem], values);
  if (values.opensIn === 'APP') return `atrium://${appPlace(values.moduleCode)}${item ? `/${item.uuid}` : ''}`;
  const { pages, api } = item ? context.model.entity(item.to) : { pages: undefined, api: undefined };
  if (!item || !pages?.show) return undefined;
  return context.config.publicUrl + fillPath(pages.show, { id: api?.key === 'uuid' ? item.uuid : item.id });
}

async function address(context: RuleContext, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const url = await addressOf(context, row);
    if (url === undefined) refuse(row, 'moduleCode', 'noPortalPage');
    else row.values.url = url;
  }
}

export const deepLinkRules = rulesFor(deepLink, { beforeCreate: address, beforeUpdate: address });

export const deepLinkQr: Producer = ({ record }) => qrPicture(String(record?.url));
