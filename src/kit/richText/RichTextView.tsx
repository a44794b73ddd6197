/** Formatted text to read. Built node by node from known marks: nothing is passed to the browser as HTML. */
import Box from '@mui/material/Box';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { isSafeHref } from '#schemas/kernel/fields/richText.ts';
import { proseStyle } from './style.ts';

const MARKS: ReadonlySet<string> = new Set('p br strong em u a ul ol li h1 h2 h3 h4 h5 h6 hr'.split(' '));
const ALONE: ReadonlySet<string> = new Set(['br', 'hr']);

function attributesOf(element: Element): Record<string, string> {
  const href = element.tagName === 'A' ? element.getAttribute('href') : null;
  return href && isSafeHref(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

function nodesOf(parent: ParentNode): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === 3) return node.textContent;
    if (node.nodeType !== 1) return null;
    const element = node as Element;
    const tag = element.tagName.toLowerCase();
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown never changes its order
    if (!MARKS.has(tag)) return <Fragment key={index}>{nodesOf(element)}</Fragment>;
    return createElement(tag, { key: index, ...attributesOf(element) }, ...(ALONE.has(tag) ? [] : nodesOf(element)));
  });
}

export function RichTextView({ html }: { html: string }) {
  // Parsed into a document of its own, where nothing runs and nothing is loaded.
  const content = useMemo(() => nodesOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <Box sx={proseStyle}>{content}</Box>;
}
