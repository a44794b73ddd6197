/**
 * Translation of the light pages: one context, one function. Each page loads its own part of the catalogue, so that signing
 * in does not wait for the others.
 */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { loadPublicMessages } from '#i18n/light.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { type Params, textOf } from '#i18n/translate.ts';
import { chooseLanguage, language } from '../language.ts';

interface Translation {
  locale: LocaleCode;
  /** The text of a key; a sentence that is no key is returned as it is. */
  t: (key: string, params?: Params) => string;
  choose: (locale: LocaleCode) => Promise<void>;
}
/** Loads a part of the catalogue in a language. */
export type Texts = (locale: LocaleCode) => Promise<Catalogue>;
const Context = createContext<Translation | null>(null);

/** The parts loaded so far, and their texts in the current language. */
const parts = new Set<Texts>([loadPublicMessages]);
let catalogue: Catalogue = {};

/** Adds a page's part, before the page renders. */
export async function addTexts(part: Texts): Promise<void> {
  parts.add(part);
  const locale = language();
  const texts = await part(locale);
  // The person may have chosen another language meanwhile, without this part.
  if (locale !== language()) return addTexts(part);
  catalogue = { ...catalogue, ...texts };
}

export function TranslationProvider(props: { locale: LocaleCode; messages: Catalogue; children: ReactNode }) {
  const [locale, setLocale] = useState(() => {
    catalogue = { ...catalogue, ...props.messages };
    return props.locale;
  });
  const choose = useCallback(async (next: LocaleCode) => {
    const texts = await Promise.all([...parts].map((part) => part(next)));
    chooseLanguage(next);
    catalogue = Object.assign({}, ...texts) as Catalogue;
    setLocale(next);
  }, []);
  const value = useMemo<Translation>(
    () => ({ locale, choose, t: (key, params) => textOf(catalogue, key, params) ?? key }),
    [locale, choose],
  );
  return <Context value={value}>{props.children}</Context>;
}

export function useTranslation(): Translation {
  const value = use(Context);
  if (!value) throw new Error('there is no translation here');
  return value;
}
