/** What the calls of a counter answer. */
export interface Person {
  id: number;
  uuid: string;
  name: string;
  username: string;
  company: string | null;
}
export interface StockFound {
  id: number;
  uuid: string;
  name: string;
  itemCode: string | null;
  locationId: number;
  location: string;
  available: number;
  loanHours: number;
  depositAmount: number | null;
}
export interface LoanOut {
  id: number;
  uuid: string;
  referenceNo: string;
  name: string;
  itemCode: string | null;
  quantity: number;
  userId: number;
  borrower: string;
  location: string;
  status: string;
  dueAt: string;
  overdue: boolean;
}
export interface Kept {
  uuid: string;
  referenceNo: string;
  name: string;
  quantity: number;
  location: string;
  fromAt: string;
  untilAt: string;
}
export interface Found {
  kind: 'PERSON' | 'ITEM' | 'LOAN' | 'LOCATION';
  person: Person | null;
  items: readonly StockFound[];
  loan: LoanOut | null;
  location: { id: number; uuid: string; name: string; uniqueCode: string } | null;
}
export interface Out {
  person: Person;
  loans: readonly LoanOut[];
  reservations: readonly Kept[];
}
/** One line that is to go out. */
export interface Line {
  stock: StockFound;
  quantity: number;
  /** Why it could not go, if it was tried. */
  reason?: string;
}
export interface Said {
  /** Counts up, so that the same sentence twice is heard as two. */
  number: number;
  tone: 'success' | 'danger' | 'info';
  text: string;
}
