/** Installs controllers and doors in a building by the calls of whoever sets devices up, for a building that has none: 40 doors by default. */
interface Installed {
  keys: string[];
}
const DOORS_OF_ONE = 5;
const DOORS_OF_A_FLOOR = 8;

/** @param token an access token of somebody who may install doors and map them. Throws Error with the server's message. */
export async function install(url: string, token: string, building: number, doors: number): Promise<Installed> {
  const path = `/office-centres/${building}`;
  const ask = async <T>(method: string, at: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api${at}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message, success } = (await answer.json()) as { data: T; message: string; success: boolean };
    if (!success) throw new Error(`${method} ${at}: ${answer.status} ${message}`);
    return data;
  };
  const mark = Date.now().toString(36).slice(-5).toUpperCase();
  const keys: string[] = [];
  const ids: number[] = [];
  for (let one = 0; one < doors; one += 1) {
    if (one % DOORS_OF_ONE === 0) {
      const serialNo = `SIM-${mark}-${one / DOORS_OF_ONE + 1}`;
      const made = await ask<{ id: number; accessKey: string }>('POST', `${path}/device-controllers`, {
        name: `Simulated ${serialNo}`,
        serialNo,
        networkMode: 'QR_NETWORK_MODE_ETHERNET',
      });
      keys.push(made.accessKey);
      ids.push(made.id);
    }
    const floorNo = String(Math.floor(one / DOORS_OF_A_FLOOR) + 1);
    const code = `S${mark}-${String(one + 1).padStart(2, '0')}`;
    await ask('POST', `${path}/doors`, { code, name: `Simulated door ${one + 1}`, floorNo, deviceControllerId: ids.at(-1) });
  }
  const listed = await ask<{ items: { id: number }[] }>('GET', `${path}/doors?limit=100&similarCode=S${mark}-`);
  const group = await ask<{ id: number }>('POST', `${path}/door-groups`, {
    name: `Simulated ${mark}`,
    doorIds: listed.items.map(({ id }) => id),
  });
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
  const schedule = await ask<{ id: number }>('POST', `${path}/access-schedules`, { name: `Simulated ${mark}`, hours });
  const companies = await ask<{ value: number }[]>('GET', `/tenants/drop-down?limit=100`);
  const people = await ask<{ id: number }>('POST', `${path}/access-groups`, {
    name: `Simulated ${mark}`,
    tenantIds: companies.map(({ value }) => value),
    floor: [],
  });
  await ask('POST', '/access-group-door-groups', { accessGroupId: people.id, doorGroupId: group.id, scheduleIds: [schedule.id] });
  return { keys };
}
