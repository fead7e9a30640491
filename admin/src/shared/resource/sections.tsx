import type { Text } from '@vitrine/domain/kernel';
import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Languages, type Choice } from '../fields/index.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import { FormField } from './form-field.tsx';
import { isFact, KeptFields } from './kept-fields.tsx';
import classes from './resource.module.css';

type SectionsProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  fields: readonly FieldFacts[];
  words: { room: string; name: string };
  choices?: Record<string, readonly Choice[]>;
  isDisabled?: boolean;
  /** What the server lets this person do; fields that need more are facts, with the reason. */
  can?: Record<string, boolean>;
};

/** The fields of a form under their sections' headings, two in a row where there is room. */
export function Sections<Values extends FieldValues, Output>({
  form,
  fields,
  words,
  choices,
  isDisabled = false,
  can,
}: SectionsProps<Values, Output>) {
  const { section } = useFieldWords(words);
  const names = [...new Set(fields.map((field) => field.section ?? ''))];
  const isClosed = (field: FieldFacts) => isDisabled || isKept(field, can);
  const parts = names.map((name) => {
    const own = fields.filter((field) => (field.section ?? '') === name);
    const kept = own.filter((field) => isClosed(field) && isFact(field));
    return { name, kept, written: own.filter((field) => !kept.includes(field)) };
  });
  const first = parts.find(({ kept }) => kept.length > 0); // one reason holds for all of them
  return parts.map((part) => {
    const { name, kept, written } = part;
    return (
      <section key={name} className={classes.part} aria-label={name === '' ? undefined : section(name)}>
        {name === '' ? null : <h3 className={classes.section}>{section(name)}</h3>}
        <Written form={form} fields={written}>
          {written.map((field) => (
            <div key={field.key} className={isWide(field) ? classes.wide : undefined}>
              <FormField form={form} field={field} words={words} choices={choices?.[field.key]} isDisabled={isClosed(field)} />
            </div>
          ))}
        </Written>
        {kept.length === 0 ? null : <KeptFields form={form} fields={kept} words={words} choices={choices} saysWhy={part === first} />}
      </section>
    );
  });
}

const wideKinds: readonly string[] = ['choices', 'textarea', 'texts', 'image', 'audio', 'captions'];
const isWide = ({ kind }: FieldFacts) => wideKinds.includes(kind);

type WrittenProps<Values extends FieldValues, Output> = Pick<SectionsProps<Values, Output>, 'form' | 'fields'> & { children: ReactNode };

/** A section with texts has a tab a language above them. */
function Written<Values extends FieldValues, Output>({ form, fields, children }: WrittenProps<Values, Output>) {
  const names = fields.filter(({ kind }) => kind === 'texts').map(({ key }) => key as FieldPath<Values>); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys come from the form's own schema
  const texts: unknown[] = useWatch({ control: form.control, name: names });
  if (names.length === 0) return <div className={classes.fields}>{children}</div>;
  return (
    <Languages texts={texts as Text[] /* oxlint-disable-line typescript/no-unsafe-type-assertion -- fields of this kind hold texts */}>
      <div className={classes.fields}>{children}</div>
    </Languages>
  );
}

const isKept = ({ needsCan }: FieldFacts, can: Record<string, boolean> | undefined) =>
  can !== undefined && needsCan !== undefined && can[needsCan] !== true;
