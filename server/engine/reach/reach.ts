/** The scope of a call: the session, narrowed to the office centre in the path if there is one. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { Only } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { findPlace } from '#server/auth/people/places.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';

export interface Reach {
  session: Session;
  /** The office centre that the call works in; null for the provider's staff without one. */
  centreId: number | null;
  /** Rows of this building only; null includes every building. */
  buildingId: number | null;
  /** Rows of this tenant company only. */
  tenantId: number | null;
  /** The building's time zone; UTC where there is none. */
  zone: string;
  /** `YYYY-MM-DD` in the building's time zone. */
  today: string;
  /** The reader's language, for names in languages; English without one. */
  locale?: LocaleCode;
  /** What fields of a list's records gather, where the call chooses it (`list.gathers`): by field, the values of `only`. */
  gathers?: Readonly<Record<string, Only>>;
  /** No person wrote this, but people are invited by mail as if one had: a company's directory, unlike an import. */
  mails?: true;
}

/** The scope of the session's selected office centre, for a reader of `locale`. */
export const reachOf = (session: Session, locale?: LocaleCode): Reach => ({
  session,
  centreId: session.officeCentre?.officeCentreId ?? null,
  buildingId: session.buildingId,
  tenantId:
    session.officeCentre && session.officeCentre.officeCentreType !== 'LANDLORD' ? session.officeCentre.officeCentreId : null,
  zone: session.officeCentre?.timeZone ?? 'UTC',
  today: session.today,
  locale,
});

/** The provider's staff without regard to the office centre that they have chosen: every building. For other sides the same as before. */
export const everywhere = (reach: Reach): Reach =>
  reach.session.side === 'platform' ? { ...reach, centreId: null, buildingId: null, tenantId: null } : reach;

/** The scope of a call of an entity: what belongs to no building is the provider's from every office centre alike. */
export const reachFor = ({ scope }: Pick<Entity, 'scope'>, reach: Reach): Reach =>
  Object.keys(scope).length === 0 ? everywhere(reach) : reach;

/**
 * The scope of a call under `/office-centres/{officeCentreId}`: one's own office centre, a tenant of one's building, or,
 * for the provider's staff, any.
 * @throws AppError notFound for every other
 */
async function reachInto(
  db: Queryable,
  session: Session,
  centre: { id?: string; uuid?: string },
  locale?: LocaleCode,
): Promise<Reach> {
  const own = session.officeCentre;
  if (own && (centre.id === String(own.officeCentreId) || centre.uuid === own.uuid)) return reachOf(session, locale);
  const id = parseId(centre.id);
  const key = centre.uuid !== undefined ? { uuid: centre.uuid } : id !== null ? { id } : undefined;
  const found = key && (await findPlace(db, key));
  const isMine =
    found && (session.side === 'platform' || (session.side === 'building' && found.landlordId === session.buildingId));
  if (!found || !isMine) throw new AppError('notFound');
  return {
    session,
    centreId: found.id,
    buildingId: found.isBuilding ? found.id : found.landlordId,
    tenantId: found.isBuilding ? null : found.id,
    zone: found.zone,
    today: dateIn(found.zone),
    locale,
  };
}

/** The path parameters that name the office centre of a call, and a company in it. */
export interface CentreInPath {
  officeCentreId?: string;
  officeCentreUuid?: string;
  tenantId?: string;
}

/** The scope of any call: of the office centre in its path, or else of the session's. Throws AppError notFound. */
export async function reachAt(
  db: Queryable,
  session: Session,
  { officeCentreId, officeCentreUuid, tenantId }: CentreInPath,
  locale?: LocaleCode,
): Promise<Reach> {
  const reach =
    officeCentreId === undefined && officeCentreUuid === undefined
      ? reachOf(session, locale)
      : await reachInto(db, session, { id: officeCentreId, uuid: officeCentreUuid }, locale);
  return tenantId === undefined ? reach : narrowedTo(reach, await reachInto(db, session, { id: tenantId }, locale));
}

/** A company is one of the building in the path, or that office centre itself. */
function narrowedTo(reach: Reach, company: Reach): Reach {
  const isHere = company.buildingId === reach.buildingId && (reach.tenantId === null || reach.tenantId === company.tenantId);
  if (company.tenantId === null || !isHere) throw new AppError('notFound');
  return company;
}

/** A path id as a number; null if it is invalid. */
export const parseId = (text: string | undefined): number | null => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
