import { Navigate } from 'react-router';
import { loanLocation } from '#schemas/loans/loanLocation.ts';

/** Leads to the list of locations, whatever the address says. */
export default function LocationSetup() {
  return <Navigate to={loanLocation.pages.list ?? '/'} replace />;
}
