/** Translation of the light pages: one context, one function. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { type LocaleCode, loadPublicMessages } from '#i18n/index.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { type Params, textOf } from '#i18n/translate.ts';
import { keepLanguage } from '../language.ts';

interface Translation {
  locale: LocaleCode;
  /** The text of a key; a sentence that is no key is returned as it is. */
  t: (key: string, params?: Params) => string;
  choose: (locale: LocaleCode) => Promise<void>;
}
const Context = createContext<Translation | null>(null);

export function TranslationProvider(props: { locale: LocaleCode; messages: Catalogue; children: ReactNode }) {
  const [state, setState] = useState({ locale: props.locale, messages: props.messages });
  const choose = useCallback(async (locale: LocaleCode) => {
    const messages = await loadPublicMessages(locale);
    keepLanguage(locale);
    setState({ locale, messages });
  }, []);
  const value = useMemo<Translation>(
    () => ({ locale: state.locale, choose, t: (key, params) => textOf(state.messages, key, params) ?? key }),
    [state, choose],
  );
  return <Context value={value}>{props.children}</Context>;
}

export function useTranslation(): Translation {
  const value = use(Context);
  if (!value) throw new Error('there is no translation here');
  return value;
}
