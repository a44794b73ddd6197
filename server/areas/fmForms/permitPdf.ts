/** The permit to work on paper: the letterhead of the building, its number, and a code that leads to it. */
import { translate } from '#i18n/server.ts';
import { type PdfLook, recordPdf } from '#server/engine/records/recordPdf.ts';
import { buildingLogo } from '#server/files/buildingLogo.ts';
import { rgbOf } from '#server/files/images/rgbOf.ts';
import { formSettings } from './settings.ts';

/** Proofs for machines, which nobody reads on paper. */
const without = ['signedHash', 'tokenExpiryDate', 'createdByLandlord'];

export const permitPdf = recordPdf(async ({ db, config, record, locale }): Promise<PdfLook> => {
  const { building } = await formSettings(db, Number(record?.officeCentreId));
  const logo = await buildingLogo(db, config, Number(record?.officeCentreId));
  const name = record?.status === 'APPROVED' ? 'permit' : 'application';
  return {
    title: `${translate(locale, `resources.fm-forms.document.${name}`)} ${String(record?.referenceNo)}`,
    from: building,
    logo: logo && rgbOf(logo.bytes),
    code: `${config.publicUrl}/fm-forms/${String(record?.id)}`,
    without,
  };
});
