import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { StayField } from '../html/stay-field.tsx';
import classes from '../kinds.module.css';

/** The address at SlideShare, and when it counts. */
export function SlidesEditor({ value, onChange, errorAt, isDisabled }: Editing<ActivityDraftOf<'linkedin_slidshare'>>) {
  const { t } = useTranslation(['catalog/kinds/linkedin-slidshare', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'linkedin_slidshare'>>) => onChange((before) => ({ ...before, ...part }));
  return (
    <section className={classes.section} aria-label={t('address')}>
      <TextInput
        label={t('address')}
        description={t('address_hint')}
        value={value.address}
        error={errorAt('address')}
        disabled={isDisabled}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <StayField
        value={value.requiredSeconds}
        onChange={(requiredSeconds) => change({ requiredSeconds })}
        error={errorAt('requiredSeconds')}
        isDisabled={isDisabled}
      />
    </section>
  );
}
