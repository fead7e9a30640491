import { genders, mailConsents, maritalStatuses, maskDocument, programRoles, type AnswerName } from '@vitrine/domain/identity';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';

type AnswerFieldProps = {
  name: AnswerName;
  isMandatory: boolean;
  value: string;
  fault: string | undefined;
  country: string;
  countries: readonly { code: string; name: string }[];
  onAnswer: (value: string) => void;
};

/** What a device should offer for each input. */
const hints: Partial<Record<AnswerName, Partial<ComponentProps<'input'>>>> = {
  fullName: { autoComplete: 'name' },
  lastName: { autoComplete: 'family-name' },
  nickname: { autoComplete: 'nickname' },
  userName: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  document: { autoCapitalize: 'characters', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  birthday: { type: 'date', autoComplete: 'bday' },
  profession: { autoComplete: 'organization-title' },
  children: { inputMode: 'numeric', autoComplete: 'off' },
  company: { autoComplete: 'organization' },
  zipCode: { autoComplete: 'postal-code' },
  street: { autoComplete: 'address-line1' },
  complement: { autoComplete: 'address-line2' },
  neighborhood: { autoComplete: 'address-level3' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
};

/** One input of a registration; a choice is the device's own list. */
export function AnswerField({ name, isMandatory, value, fault, country, countries, onAnswer }: AnswerFieldProps) {
  const { t } = useTranslation('identity/registration');
  const named = name === 'document' && country === 'BR' ? 'CPF' : t(`field.${name}`);
  const label = isMandatory ? named : t('optional', { field: named });
  const choices = choicesOf(name, { countries, say: (key) => t(key) });
  if (choices)
    return (
      <PlainSelect
        name={name}
        label={label}
        value={value}
        error={fault}
        choices={[{ value: '', label: t('choose') }, ...choices]}
        onChoose={onAnswer}
      />
    );
  return (
    <PlainField
      {...hints[name]}
      {...(name === 'document' && country === 'BR' ? { inputMode: 'numeric' } : {})}
      name={name}
      label={label}
      value={value}
      error={fault}
      aria-required={isMandatory || undefined}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onAnswer(name === 'document' ? maskDocument({ typed, country }) : typed);
      }}
    />
  );
}

type Say = { countries: AnswerFieldProps['countries']; say: (key: string) => string };

function choicesOf(name: AnswerName, { countries, say }: Say): { value: string; label: string }[] | undefined {
  if (name === 'country') return countries.map((country) => ({ value: country.code, label: country.name }));
  const words = { gender: genders, maritalStatus: maritalStatuses, programRole: programRoles, mailConsent: mailConsents };
  if (name !== 'gender' && name !== 'maritalStatus' && name !== 'programRole' && name !== 'mailConsent') return undefined;
  return words[name].map((value) => ({ value, label: say(`choice.${name}.${value}`) }));
}
