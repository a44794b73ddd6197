/** Every area of the product. One that is not listed here is not served. */
import type { ServerArea } from '#server/engine/area.ts';
import { buildings } from './buildings/index.ts';
import { parking } from './parking/index.ts';
import { auth } from './platform/auth.ts';
import { files } from './platform/files.ts';
import { lists } from './platform/lists.ts';
import { mail } from './platform/mail.ts';
import { system } from './system/index.ts';
import { tenants } from './tenants/index.ts';
import { users } from './users/index.ts';

export const areas: readonly ServerArea[] = [auth, files, mail, lists, system, buildings, tenants, users, parking];
