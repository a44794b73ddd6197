/** `GET /access-configurations` (000 §3): the doors or the lifts of a building with what their controller does. */
import { sql } from 'drizzle-orm';
import { accessCfgTypes } from '#schemas/access/doors/doorFields.ts';
import { doorStates } from '#schemas/access/doors/doorStates.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { reachAt } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, objectOf, orNull, text, textOf, whole } from '#server/openapi/values.ts';

export const accessConfigurations = returning(
  listOf(
    objectOf({
      id: whole,
      officeCentreId: whole,
      code: text,
      name: text,
      accessCfgType: textOf(...accessCfgTypes),
      doorConfiguration: text,
      hidDoor: flag,
      qrDoor: flag,
      normalState: textOf(...doorStates),
      unlockSeconds: whole,
      heldOpenSeconds: whole,
      longUnlockSeconds: whole,
      longHeldOpenSeconds: whole,
      deviceControllerId: orNull(whole),
      serialNo: orNull(text),
      networkMode: orNull(text),
      active: flag,
    }),
  ),
  async ({ db, reach, query, locale }) => {
    const { accessCfgType, officeCentreId } = query;
    if (accessCfgType !== undefined && !accessCfgTypes.some((one) => one === accessCfgType))
      throw new AppError('badQuery', { params: { param: 'accessCfgType' } });
    const place =
      officeCentreId === undefined ? reach : await reachAt(db, reach.session, { officeCentreId: String(officeCentreId) }, locale);
    if (place.buildingId === null) throw new AppError('centreRequired');
    return db.query(sql`
      select d.id, d.office_centre_id as "officeCentreId", d.code, d.name, d.access_cfg_type as "accessCfgType",
        d.door_configuration as "doorConfiguration", d.hid_door as "hidDoor", d.qr_door as "qrDoor", d.normal_state as "normalState",
        d.unlock_seconds as "unlockSeconds", d.held_open_seconds as "heldOpenSeconds",
        d.long_unlock_seconds as "longUnlockSeconds", d.long_held_open_seconds as "longHeldOpenSeconds",
        c.id as "deviceControllerId", c.serial_no as "serialNo", c.network_mode as "networkMode", d.active
      from doors d left join device_controllers c on c.id = d.device_controller_id
      where d.office_centre_id = ${place.buildingId} and d.access_cfg_type = coalesce(${accessCfgType ?? null}, d.access_cfg_type)
      order by d.code, d.id limit 1000`);
  },
);
