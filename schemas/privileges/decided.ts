/** What the state table of privileges cannot say, because it depends on whose a privilege is (001 §4). The server decides with it; the portal offers no button for the rest. */
import type { Session } from '../kernel/rights/session.ts';

/** A company changes and deletes its own until the building has it; afterwards it is the building's to say what it publishes. */
const OWN: readonly unknown[] = ['DRAFT', 'REJECTED'];

interface Known {
  status?: unknown;
  createdByLandlord?: unknown;
}
export const isDecided = ({ side }: Pick<Session, 'side'>, { status }: Known): boolean =>
  side === 'tenant' && !OWN.includes(status);
/** What a company still writes is not the building's to publish. */
export const isNotSubmitted = ({ status, createdByLandlord }: Known): boolean => status === 'DRAFT' && !createdByLandlord;

/** `update`, `delete` or an action that the server would refuse, beyond permission and state. */
export const isKeptFrom = (session: Pick<Session, 'side'>, operation: string, record: Known): boolean =>
  operation === 'publish' ? isNotSubmitted(record) : ['update', 'delete'].includes(operation) && isDecided(session, record);
