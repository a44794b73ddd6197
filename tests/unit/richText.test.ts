/** 000 §5 Rich-text editor: how length is counted, what is cut and what is kept. The editor itself is tested in a browser. */
import { describe, expect, it } from 'vitest';
import { richText } from '#schemas/kernel/fields/field.ts';
import {
  countCharacters,
  isBlankHtml,
  isSafeHref,
  visibleLength,
  visibleText,
  withScheme,
} from '#schemas/kernel/fields/richText.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { cleanRichText } from '#server/db/kinds/richText.ts';
import { HISTORY } from '#src/kit/richText/facts.ts';
import { cutToRoom, insertsText, surplusLength } from '#src/kit/richText/limit.ts';
import { tools } from '#src/kit/richText/tools.ts';

const codes = (value: unknown, field = richText()) =>
  Object.values(problemsOf(fieldSchema(field), value) ?? {}).map((one) => one.code);

describe('the length of formatted text', () => {
  it('R-0216 is at most 5000 characters unless the field says otherwise', () => {
    expect(richText().max).toBe(5000);
    expect(codes(`<p>${'x'.repeat(5000)}</p>`)).toEqual([]);
    expect(codes(`<p>${'x'.repeat(5001)}</p>`)).toEqual(['tooLong']);
  });
  it('counts visible characters: no tags, entities as one, emoji and rare characters as one', () => {
    expect(visibleLength('<p>a<strong>b</strong></p><p>c</p><hr>')).toBe(3);
    expect(visibleLength('<p>&lt;&amp;&gt;&quot;&nbsp;&#65;&#x1F600;</p>')).toBe(7);
    expect(visibleText('&amp;lt;')).toBe('&lt;');
    expect(visibleLength('<p>😀𠮷</p>')).toBe(2);
    expect(countCharacters('👨‍👩‍👧')).toBe(5);
    expect(codes(`<p>${'😀'.repeat(5000)}</p>`)).toEqual([]);
    expect(codes(`<p>${'&amp;'.repeat(5000)}</p>`)).toEqual([]);
  });
});

describe('the limit', () => {
  it('R-0218 cuts a paste to the remaining room, never through a character', () => {
    expect(cutToRoom('hello', 3)).toBe('hel');
    expect(cutToRoom('hello', 5)).toBe('hello');
    expect(cutToRoom('hello', 0)).toBe('');
    expect(cutToRoom('a😀b', 2)).toBe('a😀');
    expect(cutToRoom('a👨‍👩‍👧b', 4)).toBe('a');
    expect(cutToRoom('e\u0301x', 1)).toBe('');
  });
  it('R-0219 blocks keys that insert text, and no others', () => {
    const key = (name: string, more = {}) => insertsText({ key: name, ctrlKey: false, metaKey: false, ...more });
    for (const name of ['a', '字', ' ', '1', 'Enter']) expect([name, key(name)]).toEqual([name, true]);
    for (const name of ['Backspace', 'Delete', 'ArrowLeft', 'Home', 'End', 'PageDown', 'Tab', 'Escape', 'Shift', 'F5'])
      expect([name, key(name)]).toEqual([name, false]);
    expect(key('v', { ctrlKey: true })).toBe(false);
    expect(key('z', { metaKey: true })).toBe(false);
  });
  it('removes text beyond it that an input method inserts', () => {
    expect(surplusLength('你好吗', 1)).toBe(1);
    expect(surplusLength('a😀', 1)).toBe(2);
    expect(surplusLength('ab', 0)).toBe(0);
  });
});

describe('a blank text', () => {
  it('R-0220 has no visible text, and counts as not filled in', () => {
    for (const html of ['', '<p></p>', '<p><br></p>', '<p>&nbsp; </p>', '<h1> </h1><ul><li><p></p></li></ul>'])
      expect([html, isBlankHtml(html), codes(html, richText({ required: true }))]).toEqual([html, true, ['required']]);
    for (const html of ['<p>a</p>', '<hr>']) expect(isBlankHtml(html)).toBe(false);
  });
});

describe('the history', () => {
  it('R-0222 R-0223 undoes as one step what was typed within 2000 ms, and keeps 500 steps', () => {
    expect(HISTORY).toEqual({ newGroupDelay: 2000, depth: 500 });
  });
});

describe('the toolbar', () => {
  it('R-0221 has exactly the tools of the specification, in its order', () => {
    expect(tools.flat().map(({ name, level }) => `${name}${level ?? ''}`)).toEqual([
      'undo',
      'redo',
      ...[1, 2, 3, 4, 5, 6].map((level) => `header${level}`),
      'bold',
      'italic',
      'underline',
      'clean',
      'bulletList',
      'orderedList',
      'link',
      'horizontalRule',
    ]);
  });
});

describe('the server', () => {
  it('keeps every tag that the toolbar creates', () => {
    const all = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>x</h${level}>`).join('');
    const html = `${all}<p><strong>a</strong><em>b</em><u>c</u><br>d</p><ul><li><p>e</p></li></ul><ol><li><p>f</p></li></ol><hr>`;
    expect(cleanRichText(html)).toBe(html);
  });
  it('keeps no other tag', () => {
    expect(
      cleanRichText('<blockquote>a</blockquote><pre><code>b</code></pre><s>c</s><sub>d</sub><table><tr><td>e</td></tr></table>'),
    ).toBe('abcde');
    expect(cleanRichText('<b>a</b><i>b</i>')).toBe('<strong>a</strong><em>b</em>');
    expect(cleanRichText('<h1 style="x" class="y" id="z">a</h1><h7>b</h7>')).toBe('<h1>a</h1>b');
  });
  it('closes open tags, and changes nothing the second time', () => {
    for (const [sent, kept] of [
      ['<p>a <strong>b', '<p>a <strong>b</strong></p>'],
      ['<b><i>x</b></i>', '<strong><em>x</em></strong>'],
      ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
      ['1<2 & 3 > 2', '1&lt;2 &amp; 3 &gt; 2'],
      ['<p>&copy; &lt;script&gt;</p>', '<p>© &lt;script&gt;</p>'],
    ] as const) {
      expect(cleanRichText(sent)).toBe(kept);
      expect(cleanRichText(kept)).toBe(kept);
    }
  });
  it('removes everything that a browser would run', () => {
    for (const hostile of [
      '<p onclick=x>a</p><img src=x onerror=alert(1)>',
      '<svg><style><img src=x onerror=alert(1)></style></svg>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<a href="&#106;avascript:alert(1)">x</a><a href="//a.example">y</a>',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      '<![CDATA[<script>alert(1)</script>]]><plaintext><script>alert(1)',
    ])
      expect(cleanRichText(hostile), hostile).not.toMatch(/<(?!\/?(p|a)>)/);
  });
  it('keeps only the text when tags are nested too deeply', () => {
    expect(cleanRichText(`${'<b>'.repeat(1000)}a &amp; b`)).toBe('a &amp; b');
    expect(cleanRichText(`${'<ul><li>'.repeat(20)}a`)).toContain('<ul><li>a</li></ul>');
  });
});

describe('links in a text', () => {
  it('lead only to web or mail addresses', () => {
    for (const good of ['https://a.example', 'http://a.example/?x=1', 'mailto:a@b.example']) expect(isSafeHref(good)).toBe(true);
    for (const bad of ['javascript:alert(1)', 'java\nscript:x', 'data:text/html,x', '//a.example', 'https://a b', 'ftp://a', ''])
      expect([bad, isSafeHref(bad)]).toEqual([bad, false]);
  });
  it('may be typed without a scheme', () => {
    expect(withScheme('atrium.example/a')).toBe('https://atrium.example/a');
    expect(withScheme(' mei@atrium.example ')).toBe('mailto:mei@atrium.example');
    expect(withScheme('http://a.example')).toBe('http://a.example');
    expect(isSafeHref(withScheme('javascript:alert(1)'))).toBe(false);
  });
});
