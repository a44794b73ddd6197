import { manifest } from 'virtual:atrium/manifest';
import type { ResourceDefinition } from 'ra-core';

/** Our resources for react-admin: which pages exist, so that it links to those only. */
export const definitions: Record<string, ResourceDefinition> = Object.fromEntries(
  manifest.entities.map(({ name, pages }) => [
    name,
    {
      name,
      hasList: Boolean(pages.list),
      hasCreate: Boolean(pages.create),
      hasEdit: Boolean(pages.edit),
      hasShow: Boolean(pages.show),
    },
  ]),
);
