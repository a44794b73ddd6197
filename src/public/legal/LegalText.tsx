import { useTranslation } from '../translation.tsx';
import { type LegalName, legalDocuments } from './documents.ts';

/** A legal text, section by section: on its own page, and inside the consent field. */
export default function LegalText({ name, heading: Heading = 'h2' }: { name: LegalName; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  return (
    <>
      {legalDocuments[name].sections.map((section, index) => (
        <section key={section} id={section}>
          <Heading>
            <span className="legal-number">{index + 1}</span> {t(`legal.${name}.${section}.heading`)}
          </Heading>
          {t(`legal.${name}.${section}.text`)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
    </>
  );
}
