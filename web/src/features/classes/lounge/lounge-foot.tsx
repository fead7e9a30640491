import { useNavigate } from '@tanstack/react-router';
import type { MyClass, MyEncounter } from '@vitrine/contract/classes';
import { Button, Dock, LinkButton } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBellRinging } from '../../../shared/icons.ts';
import { meetingOf, pathOf } from '../kinds.ts';
import classes from './lounge.module.css';

type FootProps = { courseId: string; one: MyClass; encounter: MyEncounter; classPath: string };

/** The way in. Whoever said so is taken in when it begins; after the end, the verdict and what comes next. */
export function LoungeFoot({ courseId, one, encounter, classPath }: FootProps) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [isArmed, setArmed] = useState(false);
  const meeting = meetingOf('webinar', { courseId, encounterId: encounter.id });
  const { phase, canJoin, enterUrl } = encounter;
  const begins = isArmed && canJoin && phase === 'running';
  useEffect(() => {
    if (begins) void navigate({ to: meeting });
  }, [begins, meeting, navigate]);
  if (phase === 'over') return <AfterEnd courseId={courseId} one={one} encounter={encounter} classPath={classPath} />;
  const isMine = one.part === 'subscribed' || canJoin;
  const enter = canJoin ? meeting : enterUrl;
  const waits = isMine && encounter.isInPage && (phase === 'before' || phase === 'open');
  return (
    <Dock note={<span>{t(isArmed ? 'lounge.armed' : isMine ? 'lounge.loads_later' : 'lounge.not_mine')}</span>}>
      {isMine ? null : <LinkButton href={classPath}>{t('lounge.to_class')}</LinkButton>}
      {enter !== null ? (
        <LinkButton variant={waits ? 'default' : 'filled'} href={enter}>
          {t('enter')}
        </LinkButton>
      ) : null}
      {waits ? (
        <Button
          aria-pressed={isArmed}
          variant={isArmed ? 'light' : 'filled'}
          leftSection={<IconBellRinging size={20} stroke={1.75} aria-hidden />}
          onClick={() => setArmed(!isArmed)}
          className={classes.arm ?? ''}
        >
          {t('lounge.when_begins')}
        </Button>
      ) : null}
    </Dock>
  );
}

function AfterEnd({ courseId, one, encounter, classPath }: FootProps) {
  const { t } = useTranslation('classes');
  const isMine = one.part === 'subscribed';
  const watched = encounter.watchedSeconds;
  return (
    <>
      {isMine && watched !== null ? <p>{t('watched', { minutes: Math.floor(watched / 60) })}</p> : null}
      <Dock
        note={isMine ? <span role="status">{one.result === null ? t('lounge.waiting_result') : t(`verdict.${one.result}`)}</span> : null}
      >
        <LinkButton variant="default" href={classPath}>
          {t('lounge.to_class')}
        </LinkButton>
        {one.can.react ? (
          <LinkButton href={`${pathOf.webinar}/${courseId}/reactions/1?class=${one.id}`}>{t('reaction.open')}</LinkButton>
        ) : null}
      </Dock>
    </>
  );
}
