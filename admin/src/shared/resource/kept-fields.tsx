import { LocaleText } from '@vitrine/contract/kernel';
import { textIn } from '@vitrine/domain/kernel';
import { matchLocale } from '@vitrine/ui/words';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../fields/index.ts';
import { Cell } from './cell.tsx';
import type { FieldFacts, FieldKind } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import classes from './resource.module.css';

type KeptFieldsProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  fields: readonly FieldFacts[];
  words: { room: string; name: string };
  choices?: Record<string, readonly Choice[]> | undefined;
  saysWhy: boolean;
};

const files: readonly FieldKind[] = ['image', 'audio', 'captions'];
/** Files are shown by the field that takes them. */
export const isFact = ({ kind }: FieldFacts): boolean => !files.includes(kind);

/** What the reader cannot write, as facts, and why: by the room's word for it where it has one. */
export function KeptFields<Values extends FieldValues, Output>({ form, fields, words, choices, saysWhy }: KeptFieldsProps<Values, Output>) {
  const { t, i18n } = useTranslation(['resource', words.room]);
  const { label } = useFieldWords(words);
  const values: unknown = useWatch({ control: form.control });
  const held = new Map<string, unknown>(typeof values === 'object' && values !== null ? Object.entries(values) : []);
  const why = `${words.room}:${words.name}.kept`;
  return (
    <div className={classes.kept}>
      {saysWhy ? <p className={classes.why}>{i18n.exists(why) ? t(why) : t('kept')}</p> : null}
      <dl className="vitrine-facts">
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{label(field.key)}</dt>
            <dd>
              <Kept value={held.get(field.key)} field={field} words={words} choices={choices?.[field.key]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type KeptProps = { value: unknown; field: FieldFacts; words: { room: string; name: string }; choices: readonly Choice[] | undefined };

function Kept({ value, field, words, choices }: KeptProps) {
  const { i18n } = useTranslation();
  const named = (one: unknown) => choices?.find((choice) => choice.value === one)?.label ?? one;
  const text = field.kind === 'texts' ? LocaleText(100_000).safeParse(value) : undefined;
  const shown = text?.success ? textIn(text.data, matchLocale(i18n.language)) : Array.isArray(value) ? value.map(named) : named(value);
  return <Cell value={shown} field={choices === undefined ? field : { ...field, options: [] }} words={words} />;
}
