import type { RegistrationRow } from '@vitrine/contract/identity';
import { StateChip } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';
import type { Verb } from './api.ts';

type Shown = { row: RegistrationRow; verb: Verb | undefined };

/** Somebody who registered: who, since when, by which registration form. */
export function RegistrationQueueRow({ row, verb }: Shown) {
  const { i18n } = useTranslation('people');
  return (
    <>
      <span className={`${classes.pair} ${classes.first}`}>
        <span>{row.fullName}</span>
      </span>
      <span className={`${classes.pair} ${classes.second}`}>
        <span>{row.email}</span>
        <span>{formatInstant(row.registeredAt, deviceZone(), matchLocale(i18n.language))}</span>
      </span>
      <RegistrationChips row={row} verb={verb} />
    </>
  );
}

/** What was decided here a moment ago, the job in the program, and the registration form where it is a special one; nothing where there is nothing. */
export function RegistrationChips({ row, verb }: Shown) {
  const { t } = useTranslation('people');
  if (verb === undefined && row.programRole === null && row.variant === 'register') return null;
  return (
    <span className={classes.chips}>
      {verb === undefined ? null : (
        <StateChip state={verb === 'refuse' ? 'refused' : 'earned'}>{t(`registrations.pending_action.${verb}.chip`)}</StateChip>
      )}
      {row.programRole === null ? null : <StateChip icon={null}>{t(`people.choice.programRole.${row.programRole}`)}</StateChip>}
      {row.variant === 'register' ? null : (
        <StateChip state="brand" icon={null}>
          {t(`registrations.show.${row.variant}`)}
        </StateChip>
      )}
    </span>
  );
}
