import type { Control, FieldValues } from 'react-hook-form';
import type { Choice } from '../fields/index.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import { FormField } from './form-field.tsx';
import classes from './resource.module.css';

type SectionsProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  fields: readonly FieldFacts[];
  words: { room: string; name: string };
  choices?: Record<string, readonly Choice[]>;
  isDisabled?: boolean;
  /** What the server lets this person do; fields that need more are shown and cannot be changed. */
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
  return names.map((name) => (
    <section key={name} className={classes.part} aria-label={name === '' ? undefined : section(name)}>
      {name === '' ? null : <h3 className={classes.section}>{section(name)}</h3>}
      <div className={classes.fields}>
        {fields
          .filter((field) => (field.section ?? '') === name)
          .map((field) => (
            <div key={field.key} className={field.kind === 'choices' || field.kind === 'textarea' ? classes.wide : undefined}>
              <FormField
                form={form}
                field={field}
                words={words}
                choices={choices?.[field.key]}
                isDisabled={isDisabled || isKept(field, can)}
              />
            </div>
          ))}
      </div>
    </section>
  ));
}

const isKept = ({ needsCan }: FieldFacts, can: Record<string, boolean> | undefined) =>
  can !== undefined && needsCan !== undefined && can[needsCan] !== true;
