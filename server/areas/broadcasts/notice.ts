/**
 * The sign-in pages tell of maintenance as well. The server writes it into the page, in every language, so that these pages carry no
 * code for it; style shows the language that the person has chosen, and hides all of it where the frame of the portal tells.
 */

import { sql } from 'drizzle-orm';
import { formatDate } from '#i18n/dateFormats.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import type { Queryable } from '#server/db/database.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';
import { currentMaintenance, type Told } from './current.ts';

/** Each process asks the database at most this often. */
const KEPT_MS = 5_000;

/** `22 Nov 2026, 20:00`. Nobody is signed in: the clock is that of all buildings, and UTC if they have several. */
function timeText(at: string, zone: string, locale: LocaleCode): string {
  const { date, time } = localAt(zone, Date.parse(at));
  return `${formatDate(date, locale)} ${time}`;
}

function paragraph({ title, message, startAt, endAt }: Told, zone: string, locale: LocaleCode, now: number): string {
  const key = Date.parse(startAt) <= now ? 'shell.maintenanceNow' : 'shell.maintenanceSoon';
  const period = translate(locale, key, {
    from: timeText(startAt, zone, locale),
    to: `${timeText(endAt, zone, locale)} (${zone})`,
  });
  const words = `<strong>${escapeMarkup(readIn(title, locale))}</strong> ${escapeMarkup(`${period} ${readIn(message, locale)}`)}`;
  return `<p lang="${locale}">${words}</p>`;
}

/** What goes into the page before its root; empty when there is nothing to tell. */
export function noticeHtml([told]: readonly Told[], zone: string, nonce: string, now = Date.now()): string {
  if (!told) return '';
  const shown = localeCodes.map((locale) => `html[lang="${locale}"] #maintenance p[lang="${locale}"]`).join();
  const style = `#maintenance,#maintenance p{display:none}body:has(#root .frame)>#maintenance,${shown}{display:block}#maintenance{margin:0;border-radius:0}#maintenance p{margin:0}`;
  const words = localeCodes.map((locale) => paragraph(told, zone, locale, now)).join('');
  return `<style nonce="${nonce}">${style}</style><div id="maintenance" class="banner banner-info" role="status">${words}</div>`;
}

const zoneOf = async (on: Queryable): Promise<string> => {
  const zones = await on.query<{ zone: string }>(
    sql`select distinct time_zone as zone from office_centres where office_centre_type = 'LANDLORD' and active limit 2`,
  );
  return zones.length === 1 ? (zones[0]?.zone ?? 'UTC') : 'UTC';
};

/** Makes the function that gives the page its notice. A database that is away must not keep the page from opening. */
export function maintenanceNotice(on: Queryable): (nonce: string) => Promise<string> {
  let kept: { until: number; found: Promise<[Told[], string]> } | undefined;
  return async (nonce) => {
    if (!kept || kept.until <= Date.now())
      kept = { until: Date.now() + KEPT_MS, found: Promise.all([currentMaintenance(on), zoneOf(on)]) };
    try {
      return noticeHtml(...(await kept.found), nonce);
    } catch {
      return '';
    }
  };
}
