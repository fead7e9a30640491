import type { Profile } from '@vitrine/contract/identity';
import { Button } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { newId } from '../../../shared/device/ids.ts';
import { IconPlus } from '../../../shared/icons.ts';
import { useMe } from '../use-me.ts';
import { addressLine, emptyAddress } from './addresses.ts';
import { AddressForm } from './address-form.tsx';
import { profileQuery } from './api.ts';

type AddressChoiceProps = {
  legend: string;
  /** The address in one line, as it is sent. */
  value: string;
  /** What is wrong with the one that is chosen. */
  error: ReactNode;
  onChoose: (line: string) => void;
  /** The field for one that is written this time only. */
  children: ReactNode;
};

/** Where something goes: one of one's own addresses, the main one first; another that is kept from now on; or one that is written this time only (PRO-02). */
export function AddressChoice({ legend, value, error, onChoose, children }: AddressChoiceProps) {
  const { t } = useTranslation('identity/profile');
  const { data: profile } = useQuery(profileQuery);
  const [isOther, setOther] = useState(false);
  const [added, setAdded] = useState<string>();
  const lines = (profile?.addresses ?? []).toSorted((one, other) => Number(other.isMain) - Number(one.isMain)).map(addressLine);
  const [main] = lines;
  const chooseMain = useEffectEvent(() => main !== undefined && value === '' && onChoose(main));
  useEffect(() => void chooseMain(), [main]);
  if (added !== undefined && profile) {
    const done = () => setAdded(undefined);
    return <NewAddress profile={profile} id={added} onDone={done} onKept={onChoose} />;
  }
  const add = profile ? (
    <Button variant="subtle" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={() => setAdded(newId())}>
      {t('addresses.keep')}
    </Button>
  ) : null;
  if (lines.length === 0)
    return (
      <>
        {children}
        {add}
      </>
    );
  return (
    <>
      <Choices legend={legend} error={isOther ? undefined : error}>
        {lines.map((line) => (
          <ChoiceRow
            key={line}
            kind="radio"
            name="address"
            title={line}
            isChosen={!isOther && value === line}
            onChoose={() => {
              setOther(false);
              onChoose(line);
            }}
          />
        ))}
        <ChoiceRow
          kind="radio"
          name="address"
          title={t('addresses.other')}
          isChosen={isOther}
          onChoose={() => {
            setOther(true);
            onChoose('');
          }}
        />
      </Choices>
      {isOther ? children : null}
      {add}
    </>
  );
}

type NewAddressProps = { profile: Profile; id: string; onDone: () => void; onKept: (line: string) => void };

/** The form of the profile: what is written here is kept there. */
function NewAddress({ profile, id, onDone, onKept }: NewAddressProps) {
  const { country } = useMe().person;
  const kept = useQuery(profileQuery).data?.addresses.find((address) => address.id === id);
  const keptLine = kept && addressLine(kept);
  const choose = useEffectEvent((line: string) => onKept(line));
  useEffect(() => {
    if (keptLine !== undefined) choose(keptLine);
  }, [keptLine]);
  return <AddressForm profile={profile} address={emptyAddress({ id, country, isMain: profile.addresses.length === 0 })} onDone={onDone} />;
}
