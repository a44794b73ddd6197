/** What holds for a company's visits: its own setting and the building's, the stricter of both. */
import { sql } from 'drizzle-orm';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { approvals, VISITING_DEFAULTS, type VisitApproval, type VisitorAsk } from '#schemas/visitors/visitingSetting.ts';
import type { Queryable } from '#server/db/database.ts';

export interface Question {
  question: LocalizedText;
  answer: 'OPTIONAL' | 'REQUIRED';
}
export interface VisitDocument {
  name: LocalizedText;
  content: LocalizedText;
  versionNo: number;
}
interface Row {
  ofBuilding: boolean;
  asked: VisitorAsk[] | null;
  required: VisitorAsk[] | null;
  questions: Question[] | null;
  documents: VisitDocument[] | null;
  approval: VisitApproval;
  approverEmails: string[] | null;
  openingHrs: WeeklyHours[] | null;
  longestStayHours: number;
  dayEndTime: string;
  validBeforeMinutes: number | null;
  validAfterMinutes: number | null;
  dailyQuota: number | null;
  walkIns: boolean;
  welcome: LocalizedText | null;
  directions: LocalizedText | null;
  retentionDays: number;
}
export interface Setting {
  building: string;
  address: string | null;
  zone: string;
  asked: VisitorAsk[];
  required: VisitorAsk[];
  questions: Question[];
  documents: VisitDocument[];
  approval: VisitApproval;
  approverEmails: string[];
  /** A visit begins within each of them. */
  hours: (readonly WeeklyHours[])[];
  longestStayHours: number;
  dayEndTime: string;
  validBeforeMinutes: number | null;
  validAfterMinutes: number | null;
  quota: number | null;
  walkIns: boolean;
  welcome: LocalizedText | null;
  directions: LocalizedText | null;
  retentionDays: number;
}

const least = (values: readonly (number | null | undefined)[]): number | null => {
  const given = values.filter((one): one is number => typeof one === 'number');
  return given.length ? Math.min(...given) : null;
};
const together = <T>(lists: readonly (readonly T[] | null)[]): T[] => [...new Set(lists.flatMap((list) => list ?? []))];

/** How strict a way of approving is, from none to the building's own. */
export const strictness = (approval: VisitApproval): number => ['NONE', 'HOST', 'LIST', 'BUILDING'].indexOf(approval);

/** @param tenantId null: of the building alone */
export async function settingOf(on: Queryable, buildingId: number, tenantId: number | null): Promise<Setting> {
  const [place] = await on.query<{ building: string; address: string | null; zone: string }>(sql`
    select coalesce(building_name, company_name) as building, address, time_zone as zone from office_centres where id = ${buildingId}`);
  const rows = await on.query<Row & object>(sql`
    select of_building as "ofBuilding", asked_fields as asked, required_fields as required, questions, documents, approval,
      approver_emails as "approverEmails", opening_hrs as "openingHrs", longest_stay_hours as "longestStayHours",
      to_char(day_end_time, 'HH24:MI') as "dayEndTime", valid_before_minutes as "validBeforeMinutes", valid_after_minutes as "validAfterMinutes",
      daily_quota as "dailyQuota", walk_ins as "walkIns", welcome, directions, retention_days as "retentionDays"
    from visiting_settings where office_centre_id = ${buildingId} and (of_building or tenant_id = ${tenantId}::bigint) order by of_building`);
  const own = rows[0];
  const strictest = [...rows].sort((a, b) => strictness(b.approval) - strictness(a.approval))[0];
  return {
    building: place?.building ?? '',
    address: place?.address ?? null,
    zone: place?.zone ?? 'UTC',
    asked: together(rows.flatMap(({ asked, required }) => [asked, required])),
    required: together(rows.map(({ required }) => required)),
    questions: rows.flatMap(({ questions }) => questions ?? []),
    documents: rows.flatMap(({ documents }) => documents ?? []),
    approval: strictest?.approval ?? approvals[0],
    approverEmails: strictest?.approverEmails ?? [],
    hours: rows.flatMap(({ openingHrs }) => (openingHrs?.length ? [openingHrs] : [])),
    longestStayHours: least(rows.map((one) => one.longestStayHours)) ?? VISITING_DEFAULTS.longestStayHours,
    dayEndTime: own?.dayEndTime ?? VISITING_DEFAULTS.dayEndTime,
    validBeforeMinutes: least(rows.map((one) => one.validBeforeMinutes)),
    validAfterMinutes: least(rows.map((one) => one.validAfterMinutes)),
    quota: least(rows.map((one) => one.dailyQuota)),
    walkIns: rows.every((one) => one.walkIns),
    welcome: own?.welcome ?? rows[1]?.welcome ?? null,
    directions: own?.directions ?? rows[1]?.directions ?? null,
    retentionDays: least(rows.map((one) => one.retentionDays)) ?? VISITING_DEFAULTS.retentionDays,
  };
}
