import type { LocaleText } from '@vitrine/contract/kernel';
import { locales } from '@vitrine/domain/kernel';
import sanitizeHtml from 'sanitize-html';

/** Text with a little form, in each language; whatever a page could run is taken out when it is saved. */
export function cleanRichText(text: LocaleText): LocaleText {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const html = text[locale];
      return html === undefined ? [] : [[locale, sanitizeHtml(html, allowed)]];
    }),
  );
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'h3', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};
