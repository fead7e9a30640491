import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EventPage } from '@vitrine/contract/events';
import { Button, Dock, LinkButton, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatPoints, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { IconQrcode } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { eventQuery, sendAnswer } from './api.ts';
import classes from './events.module.css';

/** What came of an event for the reader, and what stands in the way of its points. */
export function EventStanding({ event }: { event: EventPage }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { phase, arrived, checkIn, campaign, can } = event;
  if (arrived) return <Arrived arrived={arrived} />;
  const isFull = can.answer && event.seatsLeft === 0 && !event.isComing;
  return (
    <>
      {campaign && !campaign.isRegistered && phase !== 'over' && phase !== 'cancelled' ? (
        <p className={classes.note}>
          {t('register_first', { campaign: campaign.name })}{' '}
          <LinkButton href={`/campaigns/${campaign.id}`} variant="subtle">
            {t('see_campaign')}
          </LinkButton>
        </p>
      ) : null}
      {isFull ? <p className={classes.note}>{t('full')}</p> : null}
      {phase === 'coming' && event.levelsMissing === 0 ? (
        <p className={classes.note}>{t('check_in_from', { at: formatInstant(checkIn.from, timeZone(), locale) })}</p>
      ) : null}
      {phase === 'over' ? <p className={classes.note}>{t('is_over')}</p> : null}
    </>
  );
}

/** What is to be done about an event now, under the thumb: to check in, to say whether one comes, or to see what is missing. */
export function EventDock({ event }: { event: EventPage }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const answer = useAnswer(event.id);
  const { can, phase, arrived, checkIn, isComing, seatsLeft, levelsMissing } = event;
  if (arrived) return null;
  const say = (wish: boolean) => ({ loading: answer.isPending && answer.variables === wish, onClick: () => answer.mutate(wish) });
  const mayDecline = can.answer && (isComing || (event.invited !== null && !event.isDeclined));
  const mayAccept = can.answer && !isComing && seatsLeft !== 0;
  const isLow = levelsMissing > 0 && phase !== 'over';
  if (!can.checkIn && !mayDecline && !mayAccept && !isLow) return null;
  return (
    <Dock
      note={
        phase === 'open' && levelsMissing === 0 ? (
          <span className={classes.open}>
            <b>{t('check_in_open')}</b>
            <span>{t('until', { at: formatTime(checkIn.until, timeZone(), locale) })}</span>
          </span>
        ) : null
      }
    >
      {mayDecline ? (
        <Button variant="default" {...say(false)}>
          {t('answer_no')}
        </Button>
      ) : null}
      {mayAccept ? (
        <Button variant={can.checkIn ? 'default' : 'filled'} {...say(true)}>
          {t('answer_yes')}
        </Button>
      ) : null}
      {isLow ? <LinkButton href="/level">{t('see_level')}</LinkButton> : null}
      {can.checkIn ? (
        <LinkButton href={`/events/${event.id}/check-in`} leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}>
          {t('check_in')}
        </LinkButton>
      ) : null}
    </Dock>
  );
}

function useAnswer(eventId: string) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isComing: boolean) => sendAnswer(eventId, isComing),
    onSuccess: (saved) => {
      queries.setQueryData(eventQuery(eventId).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['events', 'list'] });
      void queries.invalidateQueries({ queryKey: ['events', 'one'], refetchType: 'none' }); // other dates of its series tell of it
      showToast({ text: t(saved.isComing ? 'answered_yes' : 'answered_no') });
    },
    onError: (error) => {
      showToast({ text: atForm(refusalCode(error)) });
      void queries.invalidateQueries({ queryKey: ['events'] });
    },
  });
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
