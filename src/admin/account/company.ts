/** /company-info (000 §2): the office centre's own data. */
import type { Session } from '#schemas/kernel/session.ts';

/** The entity under which the session's office centre is shown; a building and a company have different people's data. */
export const companyEntity = ({ officeCentre }: Pick<Session, 'officeCentre'>): 'office-centres' | 'companies' =>
  officeCentre?.officeCentreType === 'LANDLORD' ? 'office-centres' : 'companies';
