import { TextInput } from '@vitrine/ui';
import { useState } from 'react';

type ListFieldProps = {
  label: string;
  value: readonly string[];
  most: number;
  error?: string | undefined;
  isDisabled: boolean;
  'data-at'?: string;
  onChange: (list: string[]) => void;
};

const asList = (text: string) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

/** A few short texts in one line, parted by semicolons: numbers have commas of their own. */
export function ListField({ label, value, most, error, isDisabled, onChange, 'data-at': at }: ListFieldProps) {
  const [typed, type] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      {...(at === undefined ? {} : { 'data-at': at })}
      value={typed ?? value.join('; ')}
      error={error}
      disabled={isDisabled}
      onBlur={() => type(null)}
      onChange={(event) => {
        type(event.currentTarget.value);
        onChange(asList(event.currentTarget.value).slice(0, most));
      }}
    />
  );
}
