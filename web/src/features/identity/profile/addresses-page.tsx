import type { Profile } from '@vitrine/contract/identity';
import { Button, Empty } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/ids.ts';
import { IconPlus } from '../../../shared/icons.ts';
import { useMe } from '../use-me.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { emptyAddress } from './addresses.ts';
import { ProfileScreen } from './profile-screen.tsx';
import classes from './profile.module.css';

/** Where a person lives and where things are sent: several addresses, of which one is the main one (PRO-02). */
export function AddressesPage() {
  const { t } = useTranslation('identity/profile');
  return (
    <ProfileScreen title={t('addresses.title')} hint={t('addresses.hint')}>
      {(profile) => <Addresses profile={profile} />}
    </ProfileScreen>
  );
}

function Addresses({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity/profile');
  const { country } = useMe().person;
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  const { addresses } = profile;
  const isNew = edited !== null && addresses.every(({ id }) => id !== edited);
  if (isNew)
    return <AddressForm profile={profile} address={emptyAddress({ id: edited, country, isMain: addresses.length === 0 })} onDone={close} />;
  const add = { label: t('addresses.add'), icon: <IconPlus size={20} stroke={1.75} aria-hidden />, onPress: () => setEdited(newId()) };
  if (addresses.length === 0) return <Empty title={t('addresses.none')} hint={t('addresses.none_hint')} next={add} />;
  return (
    <>
      <ul className={classes.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            {address.id === edited ? (
              <AddressForm profile={profile} address={address} onDone={close} />
            ) : (
              <AddressCard profile={profile} address={address} onEdit={() => setEdited(address.id)} />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button variant="default" leftSection={add.icon} onClick={add.onPress}>
          {add.label}
        </Button>
      </div>
    </>
  );
}
