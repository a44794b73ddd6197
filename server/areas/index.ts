/** Loads the domain rules of every area; importing this registers them. */
import './buildings/officeCentres.ts';
import './parking/applications.ts';
import './parking/carParks.ts';
import './parking/instances.ts';
import './parking/pastJob.ts';
import './system/backgroundTasks.ts';
import './system/systemData.ts';
import './tenants/calls.ts';
import './tenants/tenants.ts';
import './users/calls.ts';
import './users/invitations.ts';
import './users/permissions.ts';
import './users/support.ts';
import './users/users.ts';
