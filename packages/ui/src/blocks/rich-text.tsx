import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';

/** Elements that a text may have; anything else gives only its words. */
const known = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 's', 'br', 'h2', 'h3', 'h4', 'blockquote', 'a']);
type LinkWords = (link: string) => string;

/** Rich text of an author. The server cleaned it; it is drawn element by element all the same, so no markup ever reaches the page as markup. */
export function RichText({ html, linkWords = asItIs }: { html: string; linkWords?: LinkWords }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return <>{drawn(body, linkWords)}</>;
  }, [html, linkWords]);
}

const asItIs: LinkWords = (link) => link;
const drawn = (parent: Node, linkWords: LinkWords): ReactNode[] =>
  [...parent.childNodes].map((node, index) => drawNode(node, index, linkWords));

function drawNode(node: Node, key: number, linkWords: LinkWords): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.localName;
  if (name === 'br') return <br key={key} />;
  const isBareLink = name === 'a' && /^https?:\/\/\S+$/.test(node.textContent.trim());
  const inside = isBareLink ? [linkWords(node.textContent.trim())] : drawn(node, linkWords); // an address as it was pasted is short on the screen (CON-01)
  if (!known.has(name)) return inside;
  const href = node.getAttribute('href');
  const isWebLink = name === 'a' && href !== null && /^(https?:|mailto:|tel:|\/)/.test(href);
  return createElement(name, { key, ...(isWebLink ? { href, rel: 'noopener noreferrer', target: '_blank' } : {}) }, ...inside);
}
