import { useTranslate } from 'ra-core';
import type { Message } from '#schemas/kernel/fields/message.ts';

/** What is wrong with a value, in words. */
export function useSentence() {
  const translate = useTranslate();
  return (label: string, { code, params }: Message): string => translate(`errors.${code}`, { label, ...params });
}
