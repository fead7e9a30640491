import { isSafeAddress, ownPath } from '@vitrine/domain/kernel';
import sanitizeHtml from 'sanitize-html';

/**
 * Rich text of staff, with whatever a page could run, load or be covered by taken out. What comes from it once comes from it again unchanged. A link leads to a path of this
 * portal, to https, a mailbox or a telephone, or it is no link.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedClasses: {},
  allowedStyles: {},
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'title'],
  nestingLimit: 20,
  transformTags: { a: (_tag, { href }) => ({ tagName: 'a', attribs: linkTo(href) }) },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false),
};

const linkTo = (href: string | undefined): Record<string, string> => (href !== undefined && isLink(href) ? { href } : {});

const isLink = (href: string): boolean => (href.startsWith('/') ? ownPath(href) !== undefined : isSafeAddress(href));
