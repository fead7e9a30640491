import type { LocaleText } from '@vitrine/contract/kernel';
import { locales } from '@vitrine/domain/kernel';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'blockquote', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
};

/** A page in each language; whatever it could run or load is taken out when it is saved. */
export function cleanPage(page: LocaleText): LocaleText {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const written = page[locale];
      return written === undefined ? [] : [[locale, sanitizeHtml(written, allowed)]];
    }),
  );
}
