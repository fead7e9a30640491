import type { PersonDetail } from '@vitrine/contract/identity';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import classes from './people.module.css';

/** That a person has asked to leave the portal and when they are erased, or that they were (PRO-03). Nothing for everybody else. */
export function LeavingNote({ leaving }: { leaving: PersonDetail['leaving'] }) {
  const { t, i18n } = useTranslation('people');
  if (!leaving) return null;
  const when = formatInstant(leaving.erasedAt ?? leaving.dueAt, deviceZone(), matchLocale(i18n.language));
  return <span className={classes.consequence}>{t(leaving.erasedAt === null ? 'leaving.due' : 'leaving.erased', { when })}</span>;
}
