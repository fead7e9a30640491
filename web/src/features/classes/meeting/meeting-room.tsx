import { useQueryClient } from '@tanstack/react-query';
import type { MeetingTicket, MyClass, MyEncounter } from '@vitrine/contract/classes';
import { neededMinutes } from '@vitrine/domain/classes';
import { Button, LinkButton, ProgressBar } from '@vitrine/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconClockCheck, IconDoorExit } from '../../../shared/icons.ts';
import { Agenda } from '../agenda.tsx';
import classes from './meeting.module.css';
import { useMeeting, type MeetingState } from './use-meeting.ts';
import { useWatching } from './use-watching.ts';

type RoomProps = { ticket: MeetingTicket; one: MyClass; encounter: MyEncounter; classHref: string; onAgain: () => void };

/** The meeting in its frame, and how much of it counts so far; or what became of it, and the ways on. */
export function MeetingRoom({ ticket, one, encounter, classHref, onAgain }: RoomProps) {
  const { t } = useTranslation('classes');
  const { frame, state, leave } = useMeeting(ticket);
  const isMeasured = encounter.watchedSeconds !== null;
  const seconds = useWatching({
    encounterId: encounter.id,
    known: encounter.watchedSeconds ?? 0,
    isJoined: isMeasured && state === 'joined',
  });
  const isIn = state === 'opening' || state === 'joined' || state === 'away';
  // The instructor ended it by our own means: the provider may not know.
  const isEnded = isIn && encounter.phase === 'over';
  const end = useEffectEvent(() => leave());
  useEffect(() => {
    if (isEnded) end();
  }, [isEnded]);
  const queries = useQueryClient();
  useEffect(() => {
    if (!isIn) void queries.invalidateQueries({ queryKey: ['classes', 'course'] });
  }, [isIn, queries]);
  return (
    <div className={classes.room}>
      <div className={classes.main}>
        {isIn ? (
          <div className={classes.frame}>
            <iframe
              ref={frame}
              src={ticket.page}
              title={t('meeting.title')}
              allow="camera; microphone; display-capture; autoplay; fullscreen; screen-wake-lock"
            />
            {state === 'opening' ? <p role="status">{t('meeting.opening')}</p> : null}
          </div>
        ) : (
          <After
            state={encounter.phase === 'over' && state === 'left' ? 'ended' : state}
            encounter={encounter}
            ticket={ticket}
            classHref={classHref}
            onAgain={onAgain}
          />
        )}
      </div>
      <div className={classes.side}>
        <Agenda lines={one.agenda} />
      </div>
      <div className={classes.foot}>
        {isMeasured ? <Presence seconds={seconds} one={one} encounter={encounter} /> : null}
        {isIn ? (
          <Button variant="default" fullWidth onClick={leave} leftSection={<IconDoorExit size={20} stroke={1.75} aria-hidden />}>
            {t('meeting.leave')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Presence({ seconds, one, encounter }: { seconds: number; one: MyClass; encounter: MyEncounter }) {
  const { t } = useTranslation('classes');
  const planned = encounter.minutes;
  const needed = neededMinutes(planned, one.minimumPercent);
  const minutes = Math.min(planned, Math.floor(seconds / 60));
  const isEnough = seconds * 100 >= planned * 60 * one.minimumPercent;
  return (
    <div className={classes.presence}>
      <p>
        <IconClockCheck size={20} stroke={1.75} aria-hidden />
        <span>{t('meeting.presence', { minutes })}</span>
        <small>{t('meeting.minimum', { needed, planned })}</small>
      </p>
      <div className={classes.edge}>
        <ProgressBar
          value={seconds / 60 / planned}
          label={t('meeting.presence', { minutes })}
          valueText={t('meeting.of', { minutes, planned, needed })}
          tone={isEnough ? 'done' : 'learning'}
        />
        <i style={{ insetInlineStart: `${one.minimumPercent}%` }} />
      </div>
      <p className={classes.hint}>{t('meeting.counts_here')}</p>
    </div>
  );
}

type AfterProps = Pick<RoomProps, 'ticket' | 'encounter' | 'classHref' | 'onAgain'> & { state: MeetingState };

/** Why the frame is gone. Who may come back is offered to; where the provider does not come, the plain link stays. */
function After({ state, encounter, ticket, classHref, onAgain }: AfterProps) {
  const { t } = useTranslation('classes');
  const isFault = state === 'script' || state === 'connection' || state === 'refused';
  return (
    <div className={classes.after} role={isFault ? 'alert' : 'status'}>
      <h2>{t(`meeting.state.${state}`)}</h2>
      {isFault || (state === 'left' && encounter.canJoin) ? (
        <Button fullWidth onClick={onAgain}>
          {t('meeting.again')}
        </Button>
      ) : null}
      {isFault ? (
        <>
          <a className={classes.plain} href={ticket.plainUrl} target="_blank" rel="noreferrer">
            {t('meeting.plain')}
          </a>
          {encounter.watchedSeconds === null ? null : <p>{t('meeting.plain_hint')}</p>}
        </>
      ) : null}
      <LinkButton variant="default" fullWidth href={classHref}>
        {t('lounge.to_class')}
      </LinkButton>
    </div>
  );
}
