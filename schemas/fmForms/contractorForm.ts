/** What the contractor's page and the server agree on; the page takes only the types, because it does not load the frame. */
/** What the contractor declares, each of them; the last where the building has terms. */
export const declarations = ['TRUE_FACTS', 'SAFE_WORK', 'TERMS'] as const;
export type Declaration = (typeof declarations)[number];
/** Asked of the contractor where the form does not say it yet. */
export const askedOnce = ['workLocation', 'workNature', 'workStartDate', 'workEndDate'] as const;
export const WORKERS_MAX = 50;
/** Of a drawing of about 1200 by 400 points, as text. */
export const SIGNATURE_MAX = 300_000;
export const DRAFT_MAX = 20_000;

export interface Worker {
  id: string;
  workerName: string;
  safetyCardNo?: string | null;
}
/** The answer of `read`. */
export interface ContractorForm {
  referenceNo: string;
  building: string;
  /** Of the building: IANA name. */
  zone: string;
  /** In the building, `YYYY-MM-DD`. */
  today: string;
  tenant: string;
  requestType: string;
  applicantName: string;
  applicantCompany: string | null;
  contractorCompany: string;
  contractorEmail: string;
  floorNo: string | null;
  workLocation: string | null;
  workNature: string | null;
  workStartDate: string | null;
  workEndDate: string | null;
  overnightWork: boolean;
  noisyWork: boolean;
  contractorName: string;
  contractorMobile: string | null;
  workers: readonly Worker[];
  insuranceExpiryDate: string | null;
  trainingExpiryDate: string | null;
  /** What of place, nature and times the contractor says, and the declarations that are needed. */
  asked: readonly (typeof askedOnce)[number][];
  declarations: readonly Declaration[];
  mostWorkers: number;
  /** The link works until then. */
  until: string;
  /** JSON, as it was sent. */
  draft: string | null;
  documents: readonly { id: number; formName: string; required: boolean; fileName: string | null; rejected: boolean }[];
  additional: readonly { name: string }[];
  hasTerms: boolean;
  adminFee: string | null;
  /** The hours in which noisy work is not allowed, in the reader's language. */
  quietHours: string | null;
}
