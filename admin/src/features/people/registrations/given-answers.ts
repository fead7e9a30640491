import type { RegistrationRow } from '@vitrine/contract/identity';
import { addressParts, maskDocument, type AnswerName } from '@vitrine/domain/identity';

const single = [
  'lastName',
  'nickname',
  'userName',
  'email',
  'document',
  'phone',
  'birthday',
  'gender',
  'maritalStatus',
  'profession',
  'programRole',
  'children',
  'company',
  'brand',
  'branch',
  'retailer',
  'storeNickname',
  'gminNumber',
  'cadvCode',
  'specialNeeds',
  'mailConsent',
  'country',
] as const satisfies readonly AnswerName[];
export type ShownAnswerName = (typeof single)[number] | 'address';
export type GivenAnswer = { name: ShownAnswerName; text: string };

/**
 * What somebody told beside their name when they registered, in the order in which it is checked; what they were not asked for is not there. Dates, choices and
 * countries are still codes: `say` words them.
 */
export function givenAnswers({ answers }: RegistrationRow, say: (name: ShownAnswerName, code: string) => string): GivenAnswer[] {
  const country = answers.country || 'BR';
  const written = single.map((name): GivenAnswer => ({
    name,
    text: name === 'document' ? maskDocument({ typed: answers.document, country }) : say(name, answers[name]),
  }));
  const place = addressParts.map((part) => answers[part]).filter(Boolean);
  return [...written, { name: 'address' as const, text: place.join(', ') }].filter(({ text }) => text !== '');
}
