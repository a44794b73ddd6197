import { useLocation, useNavigate } from 'ra-core';

/** The open tab of a record's page, kept in the address: `details`, `history`, or the name of a related entity. */
export function useRecordTab(): [string, (tab: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tab = new URLSearchParams(search).get('tab') ?? 'details';
  return [tab, (next) => navigate(next === 'details' ? pathname : `${pathname}?tab=${next}`, { replace: true })];
}
