/** The logo of its building in the letterhead of a mail. */
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { buildingLogo } from '#server/files/buildingLogo.ts';
import { hasMark, withLogo } from './template.ts';

interface Written {
  html: string;
  buildingId: number | null;
}
const logoFor = async (on: Queryable, config: Config, { html, buildingId }: Written) =>
  buildingId !== null && hasMark(html) ? buildingLogo(on, config, buildingId) : undefined;

/** The page with the logo as part of it, for a browser. */
export async function withLogoInside(on: Queryable, config: Config, mail: Written): Promise<string> {
  const logo = await logoFor(on, config, mail);
  if (!logo) return mail.html;
  return withLogo(mail.html, { name: logo.name, at: `data:${logo.mime};base64,${logo.bytes.toString('base64')}` });
}

const CID = 'logo@atrium';
/** The page and what is attached for it: programs that show mail load nothing from elsewhere. */
export async function withLogoAttached(on: Queryable, config: Config, mail: Written) {
  const logo = await logoFor(on, config, mail);
  if (!logo) return { html: mail.html, logo: [] };
  const { name, mime, bytes } = logo;
  const filename = `logo.${mime.split('/')[1]}`;
  const attached = { filename, contentType: mime, content: bytes, cid: CID, contentDisposition: 'inline' as const };
  return { html: withLogo(mail.html, { name, at: `cid:${CID}` }), logo: [attached] };
}
