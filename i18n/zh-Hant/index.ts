/** The whole catalogue of the portal in this language. */
import * as access from './access.ts';
import { auth } from './auth.ts';
import { buildings } from './buildings.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { kit } from './kit.ts';
import { mailbox } from './mailbox.ts';
import { notices } from './notices.ts';
import { parking } from './parking.ts';
import { ra } from './ra.ts';
import { shell } from './shell.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const messages = {
  ra,
  ...access,
  auth,
  common,
  errors,
  kit,
  mailbox,
  notices,
  shell,
  resources: { ...buildings, ...tenants, ...users, ...parking },
};
