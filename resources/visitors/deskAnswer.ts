/** What the calls of the desk answer. */
export interface DeskVisit {
  id: number;
  uuid: string;
  referenceNo: string;
  visitorName: string;
  company: string | null;
  tenant: string;
  host: string;
  floorNo: string | null;
  startAt: string;
  endAt: string;
  status: string;
  checkInCode: string | null;
  checkedInDate: string | null;
  desk: string | null;
  lacking: string | null;
  overstayed: boolean;
}
export const dayCounts = ['expected', 'arrived', 'inBuilding', 'left', 'overstayed', 'waiting'] as const;
export interface DeskDay {
  today: string;
  counts: Record<(typeof dayCounts)[number], number>;
  visits: DeskVisit[];
}
export interface ScanAnswer {
  ok: boolean;
  again: boolean;
  reason: string | null;
  message: string;
  visit: DeskVisit | null;
}
