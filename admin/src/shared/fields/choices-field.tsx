import { Checkbox, MultiSelect } from '@vitrine/ui';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Choice } from './choice-field.tsx';
import { useFieldSentence } from './field-error.tsx';
import classes from './fields.module.css';

type ChoicesFieldProps<Values extends FieldValues, Output> = {
  form: { control: Control<Values, unknown, Output> };
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  choices: readonly Choice[];
  isDisabled?: boolean;
};

const few = 8;

/** Several of a list: tick boxes while all fit the eye, a searched list beyond. */
export function ChoicesField<Values extends FieldValues, Output>(props: ChoicesFieldProps<Values, Output>) {
  const { form, name, label, hint, choices, isDisabled = false } = props;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  const held: unknown = value;
  const chosen = (Array.isArray(held) ? held : []).map(String);
  const known = new Map(choices.map((one) => [String(one.value), one.value]));
  // What is held and not in the list, as a thing that was taken away since, goes only where somebody takes it out.
  const unknown = chosen.filter((one) => !known.has(one));
  const choose = (next: string[]) =>
    onChange([
      ...choices.flatMap((one) => (next.includes(String(one.value)) ? [one.value] : [])),
      ...unknown.filter((one) => next.includes(one)),
    ]);
  if (choices.length > few) {
    return (
      <MultiSelect
        label={label}
        description={hint}
        error={error}
        ref={ref}
        onBlur={onBlur}
        disabled={isDisabled}
        searchable
        hidePickedOptions
        value={chosen}
        onChange={choose}
        data={[
          ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
          ...unknown.map((value) => ({ value, label: '…' })),
        ]}
      />
    );
  }
  return (
    <Checkbox.Group label={label} description={hint} error={error} value={chosen} onChange={choose}>
      <div className={classes.ticks}>
        {choices.map((choice) => (
          <Checkbox key={String(choice.value)} value={String(choice.value)} label={choice.label} size="sm" disabled={isDisabled} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
