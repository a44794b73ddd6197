import { Navigate } from 'react-router';
import { activityEvent } from '#schemas/events/activityEvent.ts';

/** Leads to the list, whatever the address says. */
export default function EventManagement() {
  return <Navigate to={activityEvent.pages.list ?? '/'} replace />;
}
