import { shortLink } from '@vitrine/domain/kernel';
import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';

/** Elements that a text may have; anything else gives only its words. */
const known = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 'br', 'h2', 'h3', 'h4', 'blockquote', 'a']);

/** Rich text of an author. The server cleaned it; it is drawn element by element all the same, so no markup ever reaches the page as markup. */
export function RichText({ html }: { html: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return <>{drawn(body)}</>;
  }, [html]);
}

const drawn = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, index) => drawNode(node, index));

function drawNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.localName;
  if (name === 'br') return <br key={key} />;
  const isBareLink = name === 'a' && /^https?:\/\/\S+$/.test(node.textContent.trim());
  const inside = isBareLink ? [shortLink(node.textContent.trim())] : drawn(node); // an address as it was pasted is short on the screen (CON-01)
  if (!known.has(name)) return inside;
  const href = node.getAttribute('href');
  const isWebLink = name === 'a' && href !== null && /^(https?:|mailto:|\/)/.test(href);
  return createElement(name, { key, ...(isWebLink ? { href, rel: 'noopener noreferrer', target: '_blank' } : {}) }, ...inside);
}
