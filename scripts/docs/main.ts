/** `npm run docs`: writes the documents that are made from the code. A unit test says when they are out of date. */
import { writeFileSync } from 'node:fs';
import { thirdPartyNotices } from './notices.ts';
import { settingsReference } from './settingsReference.ts';

const root = new URL('../../', import.meta.url);
writeFileSync(new URL('docs/settings.md', root), settingsReference());
writeFileSync(new URL('THIRD_PARTY_NOTICES.md', root), thirdPartyNotices(root));
