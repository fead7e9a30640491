import { TextInput } from '@vitrine/ui';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { WatchedFields } from './watched-fields.tsx';

type Embedded = { address: string; requiredPercent: number; noSkip: boolean };
type FieldsProps = Omit<Editing<Embedded>, 'onChange'> & {
  onChange: (part: Partial<Embedded>) => void;
  label: string;
  hint: string;
  type?: 'url' | 'text';
};

/** The address of a film at another site, and what counts as watched. */
export function EmbeddedFields({ label, hint, type = 'url', ...editing }: FieldsProps) {
  return (
    <section className={classes.section} aria-label={label}>
      <TextInput
        type={type}
        label={label}
        description={hint}
        value={editing.value.address}
        error={editing.errorAt('address')}
        disabled={editing.isDisabled}
        onChange={(event) => editing.onChange({ address: event.currentTarget.value })}
      />
      <WatchedFields {...editing} />
    </section>
  );
}
