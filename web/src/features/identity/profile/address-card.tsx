import type { Profile, ProfileAddress } from '@vitrine/contract/identity';
import { statesOf } from '@vitrine/domain/identity/places';
import { Button, Card, StateChip } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconPencil, IconTrash } from '../../../shared/icons.ts';
import { saveAddresses } from './api.ts';
import { withAddress, withoutAddress } from './addresses.ts';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

type AddressCardProps = { profile: Profile; address: ProfileAddress; onEdit: () => void };

/** One address and what can be done with it. */
export function AddressCard({ profile: { version, addresses: all }, address, onEdit }: AddressCardProps) {
  const { t } = useTranslation('identity/profile');
  const saved = useSaved('addresses');
  const save = useMutation({ mutationFn: (addresses: ProfileAddress[]) => saved(saveAddresses({ version, addresses })) });
  const { street, streetNumber, complement, neighborhood, city, zipCode, country, isMain } = address;
  const state = statesOf(country).find(({ code }) => code === address.state)?.name ?? address.state;
  const first = [street, streetNumber].filter(Boolean).join(', ');
  return (
    <Card label={first} className={classes.item ?? ''}>
      <div className={classes.head}>
        <h2>{first}</h2>
        {isMain ? <StateChip state="brand">{t('addresses.main')}</StateChip> : null}
      </div>
      <p>
        {[complement, neighborhood].filter(Boolean).join(' · ')}
        <br />
        {[city, state, zipCode, country].filter(Boolean).join(' · ')}
      </p>
      <FormFault code={save.isError ? refusalCode(save.error) : undefined} />
      <div className={classes.acts}>
        <Button variant="default" leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        {isMain ? null : (
          <Button variant="default" disabled={save.isPending} onClick={() => save.mutate(withAddress(all, { ...address, isMain: true }))}>
            {t('addresses.make_main')}
          </Button>
        )}
        <Button
          variant="subtle"
          disabled={save.isPending}
          leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
          onClick={() => save.mutate(withoutAddress(all, address))}
        >
          {t('addresses.remove')}
        </Button>
      </div>
    </Card>
  );
}
