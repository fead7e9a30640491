import { useTranslation } from 'react-i18next';
import type { FieldFacts } from './field-kinds.ts';

/** The words of a resource: `NAME.field.KEY`, `NAME.hint.KEY`, `NAME.choice.KEY.VALUE`, `NAME.section.KEY` in its room's catalog. */
export function useFieldWords({ room, name }: { room: string; name: string }) {
  const { t, i18n } = useTranslation([room, 'resource']);
  return {
    t,
    label: (key: string): string => t(`${name}.field.${key}`),
    hint: (key: string): string | undefined => (i18n.exists(`${room}:${name}.hint.${key}`) ? t(`${name}.hint.${key}`) : undefined),
    section: (key: string): string => t(`${name}.section.${key}`),
    choice: (field: Pick<FieldFacts, 'key' | 'words'>, value: string): string => t(`${name}.choice.${field.words ?? field.key}.${value}`),
    say: (key: string, values: Record<string, unknown> = {}): string => t(`${name}.${key}`, values),
  };
}
