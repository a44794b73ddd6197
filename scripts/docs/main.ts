/** `npm run docs`: writes the documents that are made from the code. A unit test says when they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withAreas } from './diagram.ts';
import { thirdPartyNotices } from './notices.ts';
import { settingsReference } from './settingsReference.ts';
import { specification } from './specification.ts';
import { vocabulary } from './vocabulary.ts';

const root = new URL('../../', import.meta.url);
const write = (name: string, text: string) => writeFileSync(new URL(name, root), text);
write('docs/settings.md', settingsReference());
write('docs/vocabulary.md', vocabulary(root));
write('docs/specification.md', specification(root));
write('docs/architecture.md', withAreas(readFileSync(new URL('docs/architecture.md', root), 'utf8')));
write('THIRD_PARTY_NOTICES.md', thirdPartyNotices(root));
