import { languages } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { auditWords } from './use-audit-words.ts';

/** Where the rooms name the parts of what they edit; the first that knows a part says it. */
const labels = [
  ...auditWords.map((words) => `${words}:part`),
  'catalog:field',
  'people:people.field',
  'tenancy:clients.field',
  'tenancy:login.field',
  'tenancy:colours',
  'catalog:test',
  'catalog:question',
  'rewards:rewards.field',
  'rewards:categories.field',
];
const values = [
  ...auditWords.flatMap((words) => [`${words}:list`, `${words}:value`]),
  'catalog:courses.choice.state',
  'catalog:kind',
  'catalog:question.kind',
  'catalog:scene',
  'people:people.choice.status',
  'people:people.choice.roles',
  'people:people.choice.programRole',
  'people:people.choice.documentKind',
  'people:people.choice.gender',
  'tenancy:login.choice.background',
  'tenancy:login.choice.cookies_type',
  'tenancy:login.choice.password_strong_level',
];

/** Words that a subject has for itself: an order that is approved is another word than a person. */
const ownValues: Record<string, string[]> = {
  order: ['rewards:orders.state', 'rewards:orders.reason'],
  sale: ['sales:state', 'sales:reason'],
  reward: ['rewards:rewards.choice.state', 'rewards:rewards.choice.delivery', 'rewards:rewards.choice.scene'],
};

/** The parts and values of a change of this subject in the words of the screens where they are edited. */
export function usePartWords(subject: string) {
  const { t, i18n } = useTranslation([...auditWords, 'catalog', 'people', 'tenancy', 'rewards', 'sales', 'resource']);
  const first = (keys: string[]) => keys.find((key) => i18n.exists(key));
  const segment = (name: string): string => {
    const language = languages.find(({ locale }) => locale === name);
    if (language) return language.name;
    if (/^\d+$/.test(name)) return name;
    if (name.startsWith('has_')) return t(`tenancy:module.${name.slice(4)}`);
    const key = first(labels.map((label) => `${label}.${name}`));
    return key ? t(key) : name.replaceAll('_', ' ');
  };
  const path = (dotted: string) => dotted.split('.').map(segment).join(' › ');
  const value = (text: string): string => {
    if (text === '') return t('audit-log:nothing');
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'resource:yes' : 'resource:no');
    if (!/^[a-z_-]+$/.test(text)) return text;
    const key = first([...(ownValues[subject] ?? []), ...values].map((place) => `${place}.${text}`));
    return key ? t(key) : text;
  };
  return { path, value };
}
