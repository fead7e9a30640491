import { refusalCode } from '@vitrine/ui/forms';
import { cityOf } from '@vitrine/ui/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../shared/choice-row.tsx';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { profileQuery, savePreferences } from './api.ts';
import { useSaved } from './use-profile.ts';

/** Time zone and whether e-mails are wanted; both count as soon as they are chosen (PRO-02). Nothing stands here until they are known. */
export function PreferenceSettings() {
  const { t } = useTranslation('identity/profile');
  const { data: profile } = useQuery(profileQuery);
  const saved = useSaved('preferences');
  const save = useMutation({
    mutationFn: (changes: { timeZone: string | null; mailConsent: boolean }) => saved(savePreferences(changes)),
  });
  if (!profile) return null;
  const { timeZone, clientTimeZone, mailConsent } = { ...profile.preferences, ...save.variables };
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...(timeZone === null ? [] : [timeZone])])].toSorted();
  return (
    <>
      <PlainSelect
        label={t('preferences.zone')}
        value={timeZone ?? ''}
        choices={[
          { value: '', label: t('preferences.zone_client', { zone: cityOf(clientTimeZone) }) },
          ...zones.map((zone) => ({ value: zone, label: written(zone) })),
        ]}
        onChoose={(zone) => save.mutate({ timeZone: zone === '' ? null : zone, mailConsent })}
      />
      <ChoiceRow
        kind="checkbox"
        name="mailConsent"
        title={t('preferences.mail')}
        isChosen={mailConsent}
        onChoose={(isChosen) => save.mutate({ timeZone, mailConsent: isChosen })}
      />
      <FormFault code={save.isError ? refusalCode(save.error) : undefined} />
    </>
  );
}

const written = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' · ');
