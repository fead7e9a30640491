import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { MyClass, MyEncounter } from '@vitrine/contract/classes';
import { Button, Empty, Failed, LinkButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/ids.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { courseQuery, theCalls, useKind } from '../api.ts';
import { cityOfEncounter, zoneOf } from '../class-words.tsx';
import { loungeOf, pathOf } from '../kinds.ts';
import { MeetingRoom } from './meeting-room.tsx';
import { useState } from 'react';

/** A meeting in our own page (WEB-03). Nothing of it is loaded by any other screen. */
export function MeetingPage() {
  const { t } = useTranslation('classes');
  const kind = useKind();
  const { courseId = '', encounterId = '' } = useParams({ strict: false });
  const found = useQuery({ ...courseQuery(kind, courseId), refetchInterval: 15_000 });
  const one = found.data?.classes.find(({ encounters }) => encounters.some(({ id }) => id === encounterId));
  const encounter = one?.encounters.find(({ id }) => id === encounterId);
  const isUnknown = (found.isError && refusalCode(found.error) === 'not_found') || (found.isSuccess && !encounter);
  const classHref = `${pathOf[kind]}/${courseId}`;
  const backHref = one?.hasLounge ? loungeOf({ courseId, classId: one.id }) : classHref;
  return (
    <>
      <PageTitle
        title={found.data?.title ?? t('meeting.title')}
        backHref={backHref}
        {...(encounter ? { hint: <Hint one={one} encounter={encounter} /> } : {})}
      />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/home" /> : null}
      {found.isError && !isUnknown && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {one && encounter ? <Opened one={one} encounter={encounter} classHref={classHref} /> : null}
    </>
  );
}

/** Who teaches, and until when by the reader's own clock. */
function Hint({ one, encounter }: { one: MyClass | undefined; encounter: MyEncounter }) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const at = formatTime(encounter.endsAt, zoneOf(encounter), locale);
  return [...(one?.instructor ? [one.instructor] : []), t('meeting.live_until', { at, city: cityOfEncounter(encounter) })].join(' · ');
}

/** Asks for a ticket, each time anew: one lives five minutes. What was open stays open when the doors close. */
function Opened({ one, encounter, classHref }: { one: MyClass; encounter: MyEncounter; classHref: string }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [visit, setVisit] = useState(newId);
  const ticket = useQuery({
    queryKey: ['classes', 'ticket', encounter.id, visit],
    queryFn: async () => (await theCalls()).fetchTicket(encounter.id),
    enabled: encounter.canJoin,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const again = () => {
    setVisit(newId());
    void queries.invalidateQueries({ queryKey: ['classes', 'course'] });
  };
  if (ticket.data)
    return <MeetingRoom key={visit} ticket={ticket.data} one={one} encounter={encounter} classHref={classHref} onAgain={again} />;
  if (ticket.isError)
    return (
      <>
        <p role="alert">{atForm(refusalCode(ticket.error))}</p>
        <Button fullWidth onClick={again}>
          {t('meeting.again')}
        </Button>
        <LinkButton variant="default" fullWidth href={classHref}>
          {t('lounge.to_class')}
        </LinkButton>
      </>
    );
  if (encounter.canJoin) return <Loading shape="page" />;
  const isOver = encounter.phase === 'over';
  return (
    <Empty
      title={t(isOver ? 'lounge.phase.over' : 'refusal.meeting_not_open')}
      hint={t(isOver ? 'lounge.waiting_result' : 'lounge.phase.before')}
      next={{ label: t('lounge.to_class'), href: classHref }}
    />
  );
}
