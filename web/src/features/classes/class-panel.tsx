import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyClass, MyEncounter } from '@vitrine/contract/classes';
import type { CourseScene } from '@vitrine/domain/catalog';
import type { ClassKind } from '@vitrine/domain/classes';
import { Avatar, Button, Card, LinkButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { DayTile } from '../../shared/day-tile.tsx';
import { timeZone } from '../../shared/device/clock.ts';
import { FactRows } from '../../shared/fact-rows.tsx';
import { IconBroadcast, IconCircleCheck, IconHourglass, IconMapPin } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { courseQuery, theCalls } from './api.ts';
import { CalendarButton, WholeCalendarButton } from './calendar-button.tsx';
import { ClassActivities } from './class-activities.tsx';
import styles from './class-panel.module.css';
import { cityOfEncounter, ClassStateChip, dayOfEncounter, useWhen } from './class-words.tsx';
import { loungeOf, meetingOf, pathOf } from './kinds.ts';

type Act = 'subscribe' | 'wait' | 'leave';
const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

type ClassPanelProps = { one: MyClass; kind: ClassKind; courseId: string; trailId?: string | undefined };
type Shown = ClassPanelProps & {
  scene: CourseScene;
  /** Its button is the one of the screen. */
  isMain?: boolean;
};

/** One class: when and where, its state and seats, the member's part in it, and what they may do. A live class that runs begins with its steps. */
export function ClassPanel({ scene, isMain = true, ...shown }: Shown) {
  const { one, kind, courseId, trailId } = shown;
  const { t } = useTranslation('classes');
  const [asked, setAsked] = useState<Act>();
  const act = one.can.subscribe ? 'subscribe' : one.can.wait ? 'wait' : undefined;
  const steps =
    kind === 'live_class' && one.part === 'subscribed' && one.state !== 'canceled' ? (
      <ClassActivities one={one} courseId={courseId} scene={scene} />
    ) : null;
  const isLive = one.state === 'live';
  return (
    <section className={styles.panel} aria-label={one.name}>
      {isLive ? steps : null}
      <Card>
        <Head one={one} isLit={isMain} />
        {one.cancelReason === null ? null : (
          <p role="status" className={styles.canceled}>
            {t('canceled_because', { reason: one.cancelReason })}
          </p>
        )}
        <ul className={styles.encounters}>
          {one.encounters.map((encounter, at) => (
            <li key={encounter.id}>
              <EncounterFacts
                encounter={encounter}
                term={one.encounters.length > 1 ? t('encounter', { count: at + 1 }) : undefined}
                meetingHref={meetingOf(kind, { courseId, encounterId: encounter.id })}
                isMain={!isLive || steps === null}
              />
            </li>
          ))}
        </ul>
        {one.encounters.filter(({ isCanceled, phase }) => !isCanceled && phase !== 'over').length > 1 ? (
          <WholeCalendarButton classId={one.id} />
        ) : null}
        {one.instructor === null ? null : (
          <p className={styles.who}>
            <Avatar name={one.instructor} />
            <span>
              <small>{t('instructor')}</small>
              {one.instructor}
            </span>
          </p>
        )}
        <Mine one={one} />
        <div className={styles.acts}>
          {one.hasLounge && one.part === 'subscribed' ? (
            <LinkButton fullWidth href={loungeOf({ courseId, classId: one.id, trailId })}>
              {t('lounge.open')}
            </LinkButton>
          ) : null}
          {act ? (
            <Button fullWidth variant={isMain && act === 'subscribe' ? 'filled' : 'light'} onClick={() => setAsked(act)}>
              {t(`act.${act}`)}
            </Button>
          ) : null}
          {one.can.react ? (
            <LinkButton fullWidth href={`${pathOf[kind]}/${courseId}/reactions/1?class=${one.id}`}>
              {t('reaction.open')}
            </LinkButton>
          ) : null}
          {one.can.leave ? (
            <Button variant="subtle" fullWidth onClick={() => setAsked('leave')}>
              {t(one.part === 'waiting' ? 'act.leave_list' : 'act.leave')}
            </Button>
          ) : null}
        </div>
      </Card>
      {isLive ? null : steps}
      {asked ? <Confirm {...shown} act={asked} onClose={() => setAsked(undefined)} /> : null}
    </section>
  );
}

/** Its next day as a sheet of a calendar, its name, state and seats. */
function Head({ one, isLit }: { one: MyClass; isLit: boolean }) {
  const locale = useLocale();
  const held = one.encounters.filter(({ isCanceled }) => !isCanceled);
  const next = held.find(({ phase }) => phase !== 'over') ?? held[0];
  const day = next && dayOfEncounter(next);
  return (
    <div className={styles.head}>
      {day === undefined ? null : <DayTile above={weekdayOf(day, locale)} day={day} isLit={isLit} />}
      <div>
        <h3>{one.name}</h3>
        <p>
          <ClassStateChip state={one.state} />
          <Seats one={one} />
        </p>
      </div>
    </div>
  );
}

const weekdayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)).replace('.', '');

/** What the member is to this class, and what came of it. */
function Mine({ one }: { one: MyClass }) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const { part, place, result, can, leaveUntil } = one;
  if (part === 'none' || part === 'left') return null;
  return (
    <div className={styles.mine} data-part={result ?? part}>
      {part === 'waiting' ? <IconHourglass {...icon} /> : <IconCircleCheck {...icon} />}
      <p>
        <b>{t(`part.${part}`)}</b>
        {part === 'waiting' && place !== null ? (
          <small>
            {t('place')} · {t('place_in_list', { place })}
          </small>
        ) : null}
        {result === null ? null : <small>{t(`verdict.${result}`)}</small>}
        {can.leave && part === 'subscribed' && leaveUntil !== null ? (
          <small>{t('leave_until', { at: formatInstant(leaveUntil, timeZone(), locale) })}</small>
        ) : null}
      </p>
    </div>
  );
}

/** Free seats, or how many wait; the state says already that none are left. */
function Seats({ one: { free, seats, waiting, state } }: { one: MyClass }) {
  const { t } = useTranslation('classes');
  if (state === 'canceled' || state === 'finished') return null;
  if (seats === null || free === null)
    return (
      <span>
        {t('seats')} {t('no_limit')}
      </span>
    );
  if (free > 0)
    return (
      <span>
        {t('seats')} <b>{t('free', { count: free, seats })}</b>
      </span>
    );
  const full = state === 'no_vacancy' ? [] : [t('full')];
  const wait = waiting > 0 ? [t('waiting', { count: waiting })] : [];
  return <span>{[...full, ...wait].join(' · ')}</span>;
}

type EncounterFactsProps = { encounter: MyEncounter; term: string | undefined; meetingHref: string; isMain: boolean };

function EncounterFacts({ encounter, term, meetingHref, isMain }: EncounterFactsProps) {
  const { t } = useTranslation('classes');
  const when = useWhen();
  const { isCanceled, presence, phase, watchedSeconds, canJoin, enterUrl, place } = encounter;
  const enter = canJoin ? meetingHref : enterUrl;
  return (
    <>
      <div className={styles.encounter}>
        {place === '' ? <IconBroadcast {...icon} /> : <IconMapPin {...icon} />}
        <p>
          {term === undefined ? null : <small>{term}</small>}
          <b>{when(encounter)}</b>
          <small>{[place || t('online'), t('zone', { city: cityOfEncounter(encounter) })].join(' · ')}</small>
          {isCanceled ? <small>{t('state.canceled')}</small> : null}
          {presence === null ? null : <small>{t(`presence.${presence}`)}</small>}
          {watchedSeconds === null || phase === 'before' ? null : (
            <small>{t('watched', { minutes: Math.floor(watchedSeconds / 60) })}</small>
          )}
        </p>
        {isCanceled || phase === 'over' ? null : <CalendarButton encounterId={encounter.id} />}
      </div>
      {enter === null ? null : (
        <LinkButton href={enter} fullWidth variant={isMain ? 'filled' : 'light'}>
          {t('enter')}
        </LinkButton>
      )}
    </>
  );
}

/** Asks first, naming date, place and zone (PRE-03); a refusal is told where it was asked. */
function Confirm({ act, one, kind, courseId, onClose }: ClassPanelProps & { act: Act; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const when = useWhen();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: async () => {
      const calls = await theCalls();
      return act === 'leave' ? calls.sendLeave(one.id) : calls.sendSubscription(one.id, act === 'wait');
    },
    onSuccess: (saved) => {
      // Whoever is in a live class of a course has activities that wait for the instructor.
      if (kind === 'live_class') void queries.invalidateQueries({ queryKey: ['learning', 'course', courseId] });
      queries.setQueryData(courseQuery(kind, courseId).queryKey, (known) =>
        known ? { ...known, classes: known.classes.map((other) => (other.id === saved.id ? saved : other)) } : known,
      );
      void queries.invalidateQueries({ queryKey: ['classes', 'cards'] });
      showToast({ text: t(`done.${saved.part}`) });
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: courseQuery(kind, courseId).queryKey }),
  });
  const held = one.encounters.filter(({ isCanceled }) => !isCanceled);
  return (
    <Ask isOpen onClose={onClose} title={t(`ask.${act}`, { name: one.name })}>
      <FactRows
        rows={held.map((encounter) => ({
          term: when(encounter),
          value: `${encounter.place || t('online')}, ${t('zone', { city: cityOfEncounter(encounter) })}`,
        }))}
      />
      {send.isError ? <p role="alert">{atForm(refusalCode(send.error))}</p> : null}
      <Button fullWidth loading={send.isPending} onClick={() => send.mutate()}>
        {t(`confirm.${act}`)}
      </Button>
      <Button variant="default" fullWidth onClick={onClose}>
        {t('not_now')}
      </Button>
    </Ask>
  );
}
