/** Tables that belong to no entity, by topic. */
import * as channels from './system/channels.ts';
import * as clients from './system/clients.ts';
import * as controllers from './system/controllers.ts';
import * as directory from './system/directory.ts';
import * as files from './system/files.ts';
import * as installation from './system/installation.ts';
import * as kit from './system/kit.ts';
import * as mailStops from './system/mailStops.ts';
import * as occupants from './system/occupants.ts';
import * as passes from './system/passes.ts';
import * as records from './system/records.ts';
import * as results from './system/results.ts';
import * as signIn from './system/signIn.ts';
import * as sso from './system/sso.ts';

export const systemTables = {
  ...records,
  ...installation,
  ...files,
  ...signIn,
  ...sso,
  ...directory,
  ...clients,
  ...controllers,
  ...kit,
  ...mailStops,
  ...occupants,
  ...results,
  ...channels,
  ...passes,
};
