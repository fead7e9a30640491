import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyClass, MyEncounter } from '@vitrine/contract/classes';
import type { ClassKind } from '@vitrine/domain/classes';
import { Button, Card, LinkButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { timeZone } from '../../shared/device/clock.ts';
import { saveFile } from '@vitrine/client/save-file';
import { FactRows } from '../../shared/fact-rows.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { courseQuery, theCalls } from './api.ts';
import { ClassActivities } from './class-activities.tsx';
import { cityOfEncounter, ClassStateChip, whenOf } from './class-words.tsx';
import { loungeOf, meetingOf, pathOf } from './kinds.ts';

type Act = 'subscribe' | 'wait' | 'leave';
type ClassPanelProps = { one: MyClass; kind: ClassKind; courseId: string; trailId?: string | undefined };

/** One class: its state, seats and encounters, and what the member may do. */
export function ClassPanel({ one, kind, courseId, trailId }: ClassPanelProps) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const [asked, setAsked] = useState<Act>();
  const act = one.can.subscribe ? 'subscribe' : one.can.wait ? 'wait' : undefined;
  const facts = [
    ...one.encounters.map((encounter, at) => ({
      term: t('encounter', { count: at + 1 }),
      value: <EncounterFacts encounter={encounter} meetingHref={meetingOf(kind, { courseId, encounterId: encounter.id })} />,
    })),
    { term: t('seats'), value: <Seats one={one} /> },
    ...(one.instructor === null ? [] : [{ term: t('instructor'), value: one.instructor }]),
    ...(one.part === 'none' || one.part === 'left' ? [] : [{ term: t('mine'), value: t(`part.${one.part}`, { place: one.place }) }]),
    ...(one.part === 'waiting' && one.place !== null ? [{ term: t('place'), value: t('place_in_list', { place: one.place }) }] : []),
    ...(one.result === null ? [] : [{ term: t('result'), value: t(`verdict.${one.result}`) }]),
  ];
  return (
    <Card label={one.name}>
      <h3>{one.name}</h3>
      <p>
        <ClassStateChip state={one.state} />
      </p>
      {one.cancelReason === null ? null : <p role="status">{t('canceled_because', { reason: one.cancelReason })}</p>}
      <FactRows rows={facts} />
      {one.can.leave && one.part === 'subscribed' && one.leaveUntil !== null ? (
        <p>{t('leave_until', { at: formatInstant(one.leaveUntil, timeZone(), locale) })}</p>
      ) : null}
      {one.hasLounge && one.part === 'subscribed' ? (
        <LinkButton fullWidth href={loungeOf({ courseId, classId: one.id, trailId })}>
          {t('lounge.open')}
        </LinkButton>
      ) : null}
      {kind === 'live_class' && one.part === 'subscribed' && one.state !== 'canceled' ? (
        <ClassActivities classId={one.id} courseId={courseId} />
      ) : null}
      {act ? (
        <Button fullWidth onClick={() => setAsked(act)}>
          {t(`act.${act}`)}
        </Button>
      ) : null}
      {one.can.react ? (
        <LinkButton fullWidth href={`${pathOf[kind]}/${courseId}/reactions/1?class=${one.id}`}>
          {t('reaction.open')}
        </LinkButton>
      ) : null}
      {one.can.leave ? (
        <Button variant="default" fullWidth onClick={() => setAsked('leave')}>
          {t(one.part === 'waiting' ? 'act.leave_list' : 'act.leave')}
        </Button>
      ) : null}
      {asked ? <Confirm act={asked} one={one} kind={kind} courseId={courseId} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  );
}

function Seats({ one: { free, seats, waiting } }: { one: MyClass }) {
  const { t } = useTranslation('classes');
  if (seats === null || free === null) return t('no_limit');
  if (free > 0) return t('free', { count: free, seats });
  return waiting > 0 ? `${t('full')} · ${t('waiting', { count: waiting })}` : t('full');
}

function EncounterFacts({ encounter, meetingHref }: { encounter: MyEncounter; meetingHref: string }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const locale = useLocale();
  const save = useMutation({
    mutationFn: async () => (await theCalls()).fetchFile(encounter.id),
    onSuccess: (file) => saveFile('class.ics', file),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      {whenOf(encounter, locale)}
      <br />
      {[encounter.place || t('online'), t('zone', { city: cityOfEncounter(encounter) })].join(' · ')}
      {encounter.isCanceled ? (
        <>
          <br />
          {t('state.canceled')}
        </>
      ) : null}
      {encounter.presence === null ? null : (
        <>
          <br />
          {t(`presence.${encounter.presence}`)}
        </>
      )}
      {encounter.isCanceled ? null : (
        <>
          <br />
          <Button variant="subtle" loading={save.isPending} onClick={() => save.mutate()}>
            {t('calendar')}
          </Button>
        </>
      )}
      {encounter.watchedSeconds === null || encounter.phase === 'before' ? null : (
        <>
          <br />
          {t('watched', { minutes: Math.floor(encounter.watchedSeconds / 60) })}
        </>
      )}
      {encounter.canJoin ? (
        <LinkButton href={meetingHref} fullWidth>
          {t('enter')}
        </LinkButton>
      ) : null}
      {encounter.enterUrl === null ? null : (
        <LinkButton href={encounter.enterUrl} fullWidth>
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
  const locale = useLocale();
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
          term: whenOf(encounter, locale),
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
