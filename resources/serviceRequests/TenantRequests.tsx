import EntityPage from '../generate/EntityPage.tsx';

/** What the company has asked its building for. */
export default function TenantRequests() {
  return <EntityPage entity="service-requests" page="list" />;
}
