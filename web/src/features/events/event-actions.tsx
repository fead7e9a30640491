import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EventPage } from '@vitrine/contract/events';
import { Button, LinkButton, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatPoints, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { IconQrcode } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { eventQuery, sendAnswer } from './api.ts';
import classes from './events.module.css';

/** What is to be done about an event now: to say whether one comes, to check in, or to see what came of it. */
export function EventActions({ event }: { event: EventPage }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { can, phase, arrived, checkIn, campaign } = event;
  const at = (instant: string) => formatTime(instant, timeZone(), locale);
  if (arrived) return <Arrived arrived={arrived} />;
  return (
    <div className={classes.actions}>
      {campaign && !campaign.isRegistered && phase !== 'over' && phase !== 'cancelled' ? (
        <p className={classes.note}>
          {t('register_first', { campaign: campaign.name })}{' '}
          <LinkButton href={`/campaigns/${campaign.id}`} variant="subtle">
            {t('see_campaign')}
          </LinkButton>
        </p>
      ) : null}
      {phase === 'open' && event.levelsMissing === 0 ? (
        <p className={classes.open}>
          <b>{t('check_in_open')}</b>
          <span>{t('until', { at: at(checkIn.until) })}</span>
        </p>
      ) : null}
      {can.checkIn ? (
        <LinkButton
          href={`/events/${event.id}/check-in`}
          fullWidth
          size="lg"
          leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
        >
          {t('check_in')}
        </LinkButton>
      ) : null}
      {can.answer ? <Answer event={event} isMain={!can.checkIn} /> : null}
      {phase === 'coming' && event.levelsMissing === 0 ? (
        <p className={classes.note}>{t('check_in_from', { at: formatInstant(checkIn.from, timeZone(), locale) })}</p>
      ) : null}
      {event.levelsMissing > 0 && phase !== 'over' ? (
        <LinkButton href="/level" fullWidth>
          {t('see_level')}
        </LinkButton>
      ) : null}
      {phase === 'over' ? <p className={classes.note}>{t('is_over')}</p> : null}
    </div>
  );
}

function Answer({ event, isMain }: { event: EventPage; isMain: boolean }) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: (isComing: boolean) => sendAnswer(event.id, isComing),
    onSuccess: (saved) => {
      queries.setQueryData(eventQuery(event.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['events', 'list'] });
      showToast({ text: t(saved.isComing ? 'answered_yes' : 'answered_no') });
    },
    onError: (error) => {
      showToast({ text: atForm(refusalCode(error)) });
      void queries.invalidateQueries({ queryKey: ['events'] });
    },
  });
  const isFull = event.seatsLeft === 0 && !event.isComing;
  if (isFull) return <p className={classes.note}>{t('full')}</p>;
  if (event.isComing)
    return (
      <Button variant="default" fullWidth loading={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('answer_no')}
      </Button>
    );
  return (
    <div className={classes.two}>
      <Button variant={isMain ? 'filled' : 'light'} fullWidth loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('answer_yes')}
      </Button>
      {event.invited && !event.isDeclined ? (
        <Button variant="default" loading={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('answer_no')}
        </Button>
      ) : null}
    </div>
  );
}

function Arrived({ arrived }: { arrived: NonNullable<EventPage['arrived']> }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { state, points, uncredited, why, at } = arrived;
  return (
    <div className={classes.actions} role="status">
      {state === 'arrived' ? (
        <>
          <StateChip state="earned">{t('arrived_at', { at: formatInstant(at, timeZone(), locale) })}</StateChip>
          {points > 0 ? <p className={classes.note}>{t('points_in', { count: points, points: formatPoints(points, locale) })}</p> : null}
          {uncredited ? <p className={classes.note}>{t(`uncredited.${uncredited}`)}</p> : null}
        </>
      ) : null}
      {state === 'to_check' ? <StateChip state="audit">{t('to_check')}</StateChip> : null}
      {state === 'undone' ? <p className={classes.refused}>{t('undone', { why })}</p> : null}
    </div>
  );
}
