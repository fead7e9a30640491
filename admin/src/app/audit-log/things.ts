import type { AuditEntry } from '@vitrine/contract/kernel';
import { textIn, type Locale } from '@vitrine/domain/kernel';
import { LocaleText } from '@vitrine/contract/kernel';

/** Where a thing of the audit log is opened; what is not here has no page of its own. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  person: (id) => `/people/${id}`,
  group: (id) => `/groups?open=${id}`,
  tag: (id) => `/tags?open=${id}`,
  area: (id) => `/areas?open=${id}`,
  people_import: (id) => `/people-imports/${id}`,
  client: (id) => `/clients/${id}`,
  login_configuration: () => '/login-configuration',
  course: (id) => `/courses/${id}`,
  learning_trail: (id) => `/trails/${id}`,
  auditLog: (id) => `/trails/${id}`,
  campaign: (id) => `/campaigns?open=${id}`,
  product: (id) => `/products?open=${id}`,
  store: (id) => `/stores?open=${id}`,
  reward: (id) => `/rewards?open=${id}`,
  podcast: (id) => `/podcasts?open=${id}`,
  badge: (id) => `/badges?open=${id}`,
  news: (id) => `/news/${id}`,
  page: (id) => `/pages/${id}`,
  message: (id) => `/messages/${id}`,
  survey: (id) => `/surveys/${id}`,
};

export const hrefOf = ({ subject, subjectId }: AuditEntry): string | undefined => pages[subject]?.(subjectId);

const words = ['fullName', 'name', 'title', 'fileName', 'subject', 'question'] as const;
const AnyText = LocaleText(100_000);

/** What the thing is called: as its room says, or, where it is gone, as the change itself names it. */
export function nameOf({ name, before, after }: AuditEntry, locale: Locale): string | undefined {
  return name ?? [after, before].map((side) => namedBy(side, locale)).find((said) => said !== undefined);
}

function namedBy(side: unknown, locale: Locale): string | undefined {
  if (typeof side !== 'object' || side === null || Array.isArray(side)) return undefined;
  const parts = new Map<string, unknown>(Object.entries(side));
  for (const word of words) {
    const value = parts.get(word);
    if (typeof value === 'string' && value !== '') return value;
    const text = AnyText.safeParse(value);
    if (text.success && textIn(text.data, locale) !== '') return textIn(text.data, locale);
  }
  return undefined;
}
