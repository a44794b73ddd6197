/** 000 §5, 002 §5 Link inputs by type: portal and server both use these functions. */
import { describe, expect, it } from 'vitest';
import { catalogues } from '#i18n/server.ts';
import { textOf } from '#i18n/translate.ts';
import { besideProblems } from '#schemas/kernel/check/beside.ts';
import { type Field, link, partOf, text } from '#schemas/kernel/fields/field.ts';
import {
  linkHref,
  linkOfType,
  linkParts,
  linkProblem,
  linkSaid,
  linkTypes,
  openIns,
  saidOf,
  saidParts,
  tidyLink,
} from '#schemas/kernel/fields/link.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';

/** The message that a form shows under a link. */
function said(value: unknown, field: Field = link({ required: true })): string | undefined {
  const [message] = Object.values(problemsOf(fieldSchema(field), value) ?? {});
  return message && textOf(catalogues.en, `errors.${message.code}`, { label: 'Button link', ...message.params } as never);
}

describe('a link', () => {
  it('R-0224 opens a web page, an app, a phone number or a mail address', () => {
    expect(linkTypes).toEqual(['WEB_LINK', 'DEEPLINK', 'PHONE', 'EMAIL']);
    expect(said({ type: 'FTP', url: 'ftp://a.example' })).toBe('Please choose a type of link');
    expect(said({ type: 'PHONE', phone: '+65 6123 4567' }, link({ types: ['WEB_LINK'] }))).toBe('Please choose a type of link');
  });

  it('R-0225 to a web page opens in the app or in an external browser', () => {
    expect(openIns).toEqual(['APP', 'BROWSER']);
    for (const openIn of openIns) expect(said({ type: 'WEB_LINK', url: 'https://a.example', openIn })).toBeUndefined();
    expect(said({ type: 'WEB_LINK', url: 'https://a.example', openIn: 'FRAME' })).toBe('Button link is not a link');
  });

  it('R-0226 R-0227 to a web page is required and must be valid', () => {
    for (const url of [undefined, null, '', '   ']) expect(said({ type: 'WEB_LINK', url })).toBe('Link address is required');
    for (const url of ['atrium', 'ftp://a.example', 'javascript:alert(1)', 'https://', 'https://a b.example', 'data:text/html,x'])
      expect([url, said({ type: 'WEB_LINK', url })]).toEqual([url, 'Please enter a valid link address']);
    for (const url of ['https://a.example', 'HTTP://A.EXAMPLE/x?y=1#z']) expect(said({ type: 'WEB_LINK', url })).toBeUndefined();
  });

  it('R-0228 to an app needs at least one of the iOS and Android urls', () => {
    for (const parts of [{}, { iosUrl: '' }, { iosUrl: ' ', androidUrl: null }])
      expect(said({ type: 'DEEPLINK', ...parts })).toBe('Please enter at least one deeplink url');
    for (const parts of [{ iosUrl: 'atrium://open/1' }, { androidUrl: 'intent://x#Intent;end' }, { iosUrl: 'https://a.example' }])
      expect(said({ type: 'DEEPLINK', ...parts })).toBeUndefined();
  });

  it('to an app never runs anything in a browser', () => {
    for (const url of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://a.example/x',
      '//a.example',
      'open',
    ]) {
      expect([url, said({ type: 'DEEPLINK', iosUrl: url })]).toEqual([url, 'Please enter a valid link address']);
      expect([url, said({ type: 'DEEPLINK', iosUrl: 'atrium://x', androidUrl: url })]).toEqual([
        url,
        'Please enter a valid link address',
      ]);
    }
  });

  it('R-0229 R-0230 to a phone number is required and must be valid', () => {
    expect(said({ type: 'PHONE' })).toBe('Phone number is required');
    for (const phone of ['12', 'call me']) expect(said({ type: 'PHONE', phone })).toBe('Please enter a valid phone number');
    expect(said({ type: 'PHONE', phone: '+65 6123 4567' })).toBeUndefined();
  });

  it('R-0231 R-0232 to a mail address is required and must be valid', () => {
    expect(said({ type: 'EMAIL', email: '' })).toBe('Email address is required');
    for (const email of ['desk', 'a@b', 'a@b.example, c@d.example'])
      expect(said({ type: 'EMAIL', email })).toBe('Please enter a valid email');
    expect(said({ type: 'EMAIL', email: 'desk@a.example' })).toBeUndefined();
  });

  it('R-0233 starts with empty addresses after a change of type', () => {
    for (const type of linkTypes)
      expect(Object.keys(linkOfType(type)).filter((part) => /url|phone|email/i.test(part))).toEqual([]);
    expect(linkOfType('WEB_LINK')).toEqual({ type: 'WEB_LINK', openIn: 'APP' });
  });

  it('has no values of another type, and no unknown keys', () => {
    expect(linkProblem({ type: 'PHONE', phone: '+65 6123 4567', url: 'https://a.example' })?.code).toBe('link.wrong');
    expect(linkProblem({ type: 'EMAIL', email: 'a@b.example', more: 1 })?.code).toBe('link.wrong');
    expect(linkProblem([])?.code).toBe('link.wrong');
    expect(linkProblem({ type: 'WEB_LINK', url: `https://a.example/${'x'.repeat(2000)}` })?.code).toBe('tooLong');
    expect(linkProblem({ type: 'WEB_LINK', url: 'https://a.example/\ud800' })?.code).toBe('badCharacter');
  });

  it('names the input of its error', () => {
    expect(linkProblem({ type: 'DEEPLINK', iosUrl: 'atrium://x', androidUrl: 'x' })?.part).toBe('androidUrl');
    expect(linkProblem({ type: 'EMAIL' })?.part).toBe('email');
  });

  it('has a second address, and addresses in other languages, only where its field says so; they are of its type', () => {
    const web = { type: 'WEB_LINK', url: 'https://a.example' };
    const odd = { 'zh-Hant': 'javascript:alert(1)' };
    expect([linkProblem({ ...web, url2: web.url })?.code, linkProblem({ ...web, urls: {} })?.code]).toEqual([
      'link.wrong',
      'link.wrong',
    ]);
    const second = (value: object) => linkProblem(value, linkTypes, ['url2']);
    expect([second({ ...web, url2: 'https://b.example' }), second({ ...web, url2: '' })]).toEqual([undefined, undefined]);
    expect(second({ ...web, url2: 'nowhere' })).toMatchObject({ part: 'url2', code: 'url' });
    expect(second({ type: 'DEEPLINK', iosUrl: 'atrium://x', url2: 'atrium://y' })?.code).toBe('link.wrong');
    const inLanguages = (value: object) => linkProblem(value, linkTypes, ['urls']);
    expect(inLanguages({ ...web, urls: { 'zh-Hant': 'https://b.example', 'zh-Hans': null } })).toBeUndefined();
    expect(inLanguages({ ...web, urls: odd })).toMatchObject({ part: 'urls', code: 'url' });
    expect(inLanguages({ type: 'PHONE', phone: '+65 6123 4567', urls: odd })).toMatchObject({ part: 'urls', code: 'phone' });
    for (const urls of [{ xx: web.url }, { en: web.url }, [web.url], 'x', { 'zh-Hant': 1 }])
      expect(inLanguages({ ...web, urls })).toMatchObject({ part: 'urls', code: 'link.wrong' });
    expect(linkParts('DEEPLINK', ['url2', 'urls'])).toEqual(['iosUrl', 'urls', 'androidUrl']);
    expect(tidyLink({ type: 'PHONE', phone: '61234567', urls: { 'zh-Hant': ' ', 'zh-Hans': ' +65 6123 4567 ' } })).toEqual({
      ...{ type: 'PHONE', phone: '61234567', urls: { 'zh-Hans': '+65 6123 4567' } },
    });
    expect(tidyLink({ ...web, type: 'WEB_LINK', urls: { 'zh-Hant': '' } })).toEqual(web);
  });

  it('says its parts by other names, and is made of them', () => {
    const links = [
      { type: 'WEB_LINK', url: 'https://a.example', url2: 'https://b.example', openIn: 'BROWSER' },
      { type: 'WEB_LINK', url: 'https://a.example', openIn: 'APP', urls: { 'zh-Hant': 'https://c.example' } },
      { type: 'DEEPLINK', iosUrl: 'atrium://x', androidUrl: 'market://x' },
      { type: 'DEEPLINK', androidUrl: 'market://x' },
      { type: 'EMAIL', email: 'desk@a.example' },
    ] as const;
    for (const link of links)
      expect(linkSaid(Object.fromEntries(saidParts.map((part) => [part, saidOf(link, part)])))).toEqual(link);
    expect(saidOf(links[1], 'urls')).toEqual({ en: 'https://a.example', 'zh-Hant': 'https://c.example' });
    expect(linkSaid({ type: 'WEB_LINK', urls: { en: 'https://a.example', 'zh-Hant': '' } })).toEqual({
      ...{ type: 'WEB_LINK', url: 'https://a.example', openIn: 'APP' },
    });
    expect(linkSaid({ type: null, url: '', urls: {} })).toBeNull();
    expect(linkProblem(linkSaid({ url: 'https://a.example' }))?.part).toBe('type');
  });

  it('has other names of its parts only where there is a link, by the boot check', () => {
    const problems = (of: string) =>
      besideProblems({ fields: { link: link(), words: text() } } as never, new Map(), 'url', partOf(of, 'url'));
    expect(problems('link')).toEqual([]);
    expect([...problems('words'), ...problems('nowhere')]).toEqual([
      "field 'url' is a part of 'words', which is no link that the same people read",
      "field 'url' is a part of 'nowhere', which is no link that the same people read",
    ]);
  });

  it('is stored trimmed and without empty parts, and opens where a browser can open it', () => {
    expect(tidyLink({ type: 'DEEPLINK', iosUrl: ' atrium://x ', androidUrl: '' })).toEqual({
      type: 'DEEPLINK',
      iosUrl: 'atrium://x',
    });
    expect(linkHref({ type: 'PHONE', phone: '+65 6123 4567' })).toBe('tel:+6561234567');
    expect(linkHref({ type: 'DEEPLINK', iosUrl: 'atrium://x' })).toBeUndefined();
  });
});
