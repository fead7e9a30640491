import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import { useLocale } from '../../../shared/use-locale.ts';

/** What kinds are called in the language in use. */
export function useKindName(): (kind: ActivityKind) => { alone: string; inText: string } {
  const locale = useLocale();
  return (kind) => kindFacts[kind].names[locale];
}
