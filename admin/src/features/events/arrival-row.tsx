import type { Arrival } from '@vitrine/contract/events';
import { Avatar, Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatTime, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone, useSecondsUntil } from '../../shared/device/index.ts';
import { IconCircleCheck } from '../../shared/icons.ts';
import classes from './door.module.css';
import { useMark } from './use-mark.ts';

/** Who has just come in sees themselves at the top of the list. */
const newForMs = 30_000;

type ArrivalRowProps = { eventId: string; arrival: Arrival; onUndo: () => void };

/** One person at the door: when and how they came, and what the organizer may say about it. */
export function ArrivalRow({ eventId, arrival, onUndo }: ArrivalRowProps) {
  const { t, i18n } = useTranslation('events');
  const { atForm } = useMessages();
  const mark = useMark(eventId, () => showToast({ text: t('mark.done') }));
  const time = (instant: string) => formatTime(instant, deviceZone(), matchLocale(i18n.language));
  const { memberId, name, state, way, at, scannedAt, uncredited, by, why } = arrival;
  const cameIn = state === 'arrived' ? at : null;
  const isNew = useSecondsUntil(cameIn === null ? null : new Date(Date.parse(cameIn) + newForMs).toISOString()) > 0;
  const details = [
    ...(way === null ? [] : [t(`door.way.${way}`)]),
    ...(by === null ? [] : [t('door.by', { name: by })]),
    ...(state === 'to_check' && scannedAt !== null ? [t('door.scanned', { at: time(scannedAt) })] : []),
    ...(uncredited === null ? [] : [t(`door.uncredited.${uncredited}`)]),
    ...(why === '' ? [] : [why]),
  ];
  const accept = () => mark.mutate(memberId, { onError: (error) => showToast({ text: atForm(refusalCode(error)) }) });
  return (
    <li data-new={isNew || undefined}>
      <Avatar name={name} />
      <span className={classes.person}>
        {name}
        <small>{details.join(' · ')}</small>
      </span>
      {isNew ? (
        <span className={classes.now}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {t('door.now')}
        </span>
      ) : null}
      {cameIn !== null && !isNew ? <time>{time(cameIn)}</time> : null}
      {state === 'arrived' || state === 'to_check' ? (
        <Button variant="subtle" size="sm" aria-label={t('undo.of', { name })} onClick={onUndo}>
          {t('undo.open')}
        </Button>
      ) : null}
      {state === 'arrived' ? null : (
        <Button variant="light" size="sm" loading={mark.isPending} aria-label={t('mark.of', { name })} onClick={accept}>
          {t(state === 'to_check' ? 'mark.accept' : 'mark.here')}
        </Button>
      )}
    </li>
  );
}
