/** How many people content with viewers would reach, asked while it is written (000 §5 Viewable by). */
import { withoutCentre } from '../calls/path.ts';
import type { Entity } from '../entity/entity.ts';

/** The fields of `...viewableBy()` by wire key. Content may leave some of them out. */
export const AUDIENCE_KEYS = [
  'viewableBy',
  'selectedBuildingIds',
  'selectedTenantIds',
  'selectedUserGroupIds',
  'selectedExcludeTenantIds',
  'selectedExcludeUserGroupIds',
] as const;
export type Audience = Readonly<Partial<Record<(typeof AUDIENCE_KEYS)[number], unknown>>>;

/** `POST /poll-forms/audience-count` with those keys answers `{ people }`. */
export const audiencePath = ({ api }: Pick<Entity, 'api'>): string => `${withoutCentre(api.path)}/audience-count`;
/** Is there such a call? */
export const countsAudience = ({ scope, access, api }: Entity): boolean =>
  scope.viewableBy === true && scope.building !== undefined && access.create !== undefined && api.verbs.create !== undefined;
