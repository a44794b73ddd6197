/** The company's own list of service requests: the generated list, at an address of its own. */
import { lazy } from 'react';
import type { area as serviceRequests } from '#schemas/serviceRequests/index.ts';
import { chunk } from '#src/kit/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof serviceRequests>({
  screens: { 'tenant-service-requests': lazy(() => chunk(import('./TenantRequests.tsx'))) },
});
