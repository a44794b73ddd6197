/** The calls behind a visitor's link, an approver's link, and those of a station with its key. */
import { apiUrl, RequestFailure, request } from '#authProvider/request.ts';
import { CLIENT_KEY, type Claimed, type Pairing } from '#schemas/kernel/calls/keyed.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';

/** What is asked besides the name. */
export interface Asks {
  asked: string[];
  required: string[];
  questions: { name: string; question: LocalizedText; required: boolean }[];
  documents: { name: string; title: LocalizedText; content: LocalizedText; versionNo: string }[];
}
export interface VisitFacts extends Asks {
  referenceNo: string;
  status: string;
  building: string;
  address: string | null;
  zone: string;
  company: string;
  host: string;
  floorNo: string | null;
  visitorName: string;
  visitorCompany: string | null;
  email: string | null;
  mobileNo: string | null;
  vehiclePlateNo: string | null;
  startAt: string;
  endAt: string;
  message: string | null;
  welcome: LocalizedText | null;
  directions: LocalizedText | null;
  hasPhoto: boolean;
  checkInCode: string | null;
  pass: { code: string; until: string } | null;
}
/** What somebody says of themselves. */
export interface Entered {
  visitorName: string;
  company?: string;
  email?: string;
  mobileNo?: string;
  vehiclePlateNo?: string;
  identityNo?: string;
  answers: { id: string; question: string; answer: string }[];
  accepted: { id: string; document: string; versionNo: string }[];
  signedName?: string;
}

/** The page's own address is that of its calls. */
const link = () => window.location.pathname.replace(/\/+$/, '');
export const readVisit = async (): Promise<VisitFacts> => (await request<VisitFacts>('GET', link())).data;
export const completeVisit = async (body: Entered): Promise<VisitFacts> =>
  (await request<VisitFacts>('PUT', `${link()}/details`, { body })).data;
export const cancelVisit = async (): Promise<VisitFacts> =>
  (await request<VisitFacts>('PUT', `${link()}/cancel`, { body: {} })).data;
export const calendarAddress = (): string => apiUrl(`${link()}/calendar`);
export async function sendPhoto(file: File): Promise<VisitFacts> {
  const body = new FormData();
  body.append('file', file);
  return (await request<VisitFacts>('POST', `${link()}/photo`, { body, timeoutMs: 60_000 })).data;
}

export interface ApprovalFacts {
  visitorName: string;
  visitorCompany: string | null;
  host: string;
  company: string;
  building: string;
  zone: string;
  startAt: string;
  endAt: string;
  decision: 'WAITING' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'OVER';
  decidedDate: string | null;
  approverEmail: string;
}
export const readApproval = async (): Promise<ApprovalFacts> => (await request<ApprovalFacts>('GET', link())).data;
export const decide = async (approved: boolean, remark: string): Promise<ApprovalFacts> =>
  (await request<ApprovalFacts>('PUT', `${link()}/decision`, { body: { approved, ...(remark ? { remark } : {}) } })).data;

const PATH = '/public/visitor-stations';
const KEY = 'atrium.station';
/** Empty where the browser keeps nothing. */
export function stationKey(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
export const keepStation = (key: string): void => window.localStorage.setItem(KEY, key);
export const forgetStation = (): void => window.localStorage.removeItem(KEY);

export interface Company {
  uuid: string;
  name: string;
  floors: string[];
}
export interface Welcome extends Asks {
  building: string;
  station: string;
  stationKind: 'KIOSK' | 'DIRECTORY';
  greeting: LocalizedText | null;
  clearSeconds: number;
  walkIns: boolean;
  companies: Company[];
  purposes: { code: string; labels: LocalizedText }[];
}
export interface Registered {
  referenceNo: string;
  status: string;
  host: string;
  checkInCode: string | null;
}
export interface StationScan {
  ok: boolean;
  message: string;
  visitorName: string | null;
  host: string | null;
}
export const startPairing = async (): Promise<Pairing> => (await request<Pairing>('POST', `${PATH}/pairing`, { body: {} })).data;
export const claimKey = async (claim: string): Promise<Claimed> =>
  (await request<Claimed>('POST', `${PATH}/pairing/claim`, { body: { claim } })).data;
const headers = () => ({ [CLIENT_KEY]: stationKey() ?? '' });
const post = async <T>(what: string, body: object): Promise<T> =>
  (await request<T>('POST', `${PATH}/${what}`, { headers: headers(), body, timeoutMs: 15_000 })).data;
export const readWelcome = async (): Promise<Welcome> =>
  (await request<Welcome>('GET', `${PATH}/welcome`, { headers: headers(), timeoutMs: 10_000 })).data;
export const findHosts = (companyUuid: string, name: string) =>
  post<{ uuid: string; name: string }[]>('hosts', { companyUuid, name });
export const register = (body: object) => post<Registered>('register', body);
export const checkInHere = (code: string, requestKey: string) => post<StationScan>('check-in', { code, requestKey });

export const hasEnded = (error: unknown): boolean => error instanceof RequestFailure && error.status === 401;
export const isDead = (error: unknown): boolean =>
  error instanceof RequestFailure && (error.status === 404 || error.status === 410);
