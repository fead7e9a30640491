import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listOpenings, moveOpening, type ClassDetail, type Opening } from '@vitrine/contract/classes';
import { Button, Card, Failed, Loading, SectionHeading, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/clock.ts';
import styles from './classes.module.css';
import { openingsKey } from './classes.tsx';

/** Often enough to say when to go on, seldom enough for a class of three hundred. */
const everyMs = 10_000;

/** The activities of a live class: the instructor opens each to those who are in it, or takes it back, and their screens follow at once (LIV-02). */
export function Openings({ detail: { id: classId } }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const found = useQuery({
    queryKey: openingsKey(classId),
    queryFn: () => call(listOpenings, { params: { classId } }),
    refetchInterval: ({ state }) => (state.data?.canMove ? everyMs : false), // who is done, while it is taught
  });
  return (
    <Card label={t('openings.title')} className={styles.panel ?? ''}>
      <SectionHeading title={t('openings.title')} />
      <p>{t('openings.hint')}</p>
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data?.items.length === 0 ? <p>{t('openings.none')}</p> : null}
      <ul className={styles.rows}>
        {found.data?.items.map((one) => (
          <Row key={one.activityId} one={one} people={found.data.people} classId={classId} canMove={found.data.canMove} />
        ))}
      </ul>
    </Card>
  );
}

/** Each move carries the revision that was seen: who is too late hears that somebody else moved it, and sees how it is now. */
function Row({ one, people, classId, canMove }: { one: Opening; people: number; classId: string; canMove: boolean }) {
  const { t, i18n } = useTranslation('classes');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const { activityId, title, revision, movedBy, movedAt } = one;
  const isOpen = one.state === 'live_class_opened';
  const send = useMutation({
    mutationFn: () => call(moveOpening, { params: { classId, activityId }, body: { isOpen: !isOpen, revision } }),
    onSuccess: (now) => queries.setQueryData(openingsKey(classId), now),
    onError: (error) => {
      showToast({ text: atForm(refusalCode(error)) });
      void queries.invalidateQueries({ queryKey: openingsKey(classId) });
    },
  });
  return (
    <li>
      <span>
        {title}
        {movedBy !== null && movedAt !== null ? (
          <small>{t('by', { by: movedBy, at: formatInstant(movedAt, deviceZone(), matchLocale(i18n.language)) })}</small>
        ) : null}
      </span>
      <span className={styles.marks}>
        <StateChip state={isOpen ? 'earned' : 'quiet'} icon={null}>
          {t(`openings.${one.state}`)}
        </StateChip>
        {canMove ? (
          <Button
            variant={isOpen ? 'default' : 'filled'}
            aria-label={t(isOpen ? 'openings.close_of' : 'openings.open_of', { title })}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t(isOpen ? 'openings.close' : 'openings.open')}
          </Button>
        ) : null}
      </span>
      {isOpen && people > 0 ? <Standing one={one} people={people} /> : null}
    </li>
  );
}

const standings = ['done', 'begun', 'unopened'] as const;

/** How many of the class are done, at it, and did not open it; in words, and as one bar whose parts differ by more than colour. */
function Standing({ one: { done, begun }, people }: { one: Opening; people: number }) {
  const { t } = useTranslation('classes');
  const parts = { done, begun, unopened: Math.max(0, people - done - begun) };
  return (
    <div className={styles.standing}>
      <div className={styles.bar} aria-hidden>
        {standings.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {standings.map((part) => (
          <li key={part} data-part={part}>
            {t(`openings.${part}`, { count: parts[part] })}
          </li>
        ))}
      </ul>
    </div>
  );
}
