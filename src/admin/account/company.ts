/** /company-info (000 §2): the office centre's own data. */
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Session } from '#schemas/kernel/session.ts';

/** The entity under which the session's office centre is shown; a building and a company have different people's data. */
export const companyEntity = ({ officeCentre }: Pick<Session, 'officeCentre'>): 'office-centres' | 'companies' =>
  officeCentre?.officeCentreType === 'LANDLORD' ? 'office-centres' : 'companies';

/** Whoever works in a building reads 'Building info'. */
export const companyTitle = (session: Pick<Session, 'officeCentre'>): 'account.buildingInfo' | 'account.companyInfo' =>
  companyEntity(session) === 'office-centres' ? 'account.buildingInfo' : 'account.companyInfo';

export const maySeeCompany = (session: Session): boolean => {
  const permission = companyEntity(session) === 'office-centres' ? 'OFFICE_CENTRE_VIEW' : 'ACCOUNT_VIEW';
  return !refusalOf(session, { permission });
};
