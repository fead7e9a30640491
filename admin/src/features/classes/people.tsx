import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listClassPeople, markAllPresent, markPresence, type ClassDetail, type ClassPerson } from '@vitrine/contract/classes';
import { presences, type Presence } from '@vitrine/domain/classes';
import { Button, Card, Failed, Loading, NativeSelect, SectionHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/clock.ts';
import { WhyDialog } from '../../shared/why-dialog.tsx';
import { classKey, peopleKey } from './classes.tsx';
import styles from './classes.module.css';

/** Who is subscribed, their presence in one encounter at a time, and who waits (PRE-04). */
export function People({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const held = detail.encounters.filter(({ isCanceled }) => !isCanceled);
  const [chosen, setChosen] = useState<string>();
  const encounter = held.find(({ id }) => id === chosen) ?? held[0];
  const encounterId = encounter?.id;
  const found = useQuery({
    queryKey: [...peopleKey(detail.id), encounterId],
    queryFn: () => call(listClassPeople, { params: { classId: detail.id }, query: encounterId === undefined ? {} : { encounterId } }),
  });
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: peopleKey(detail.id) });
    await queries.invalidateQueries({ queryKey: classKey(detail.id) });
  };
  const all = useMutation({
    mutationFn: () => call(markAllPresent, { params: { encounterId: encounterId ?? '' } }),
    onSuccess: ({ marked }) => showToast({ text: t('marked', { count: marked }) }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: refresh,
  });
  const items = found.data?.items ?? [];
  const isMeasured = encounter?.isInPage ?? false;
  const unmarked = isMeasured ? 0 : items.filter(({ state, mark }) => state === 'subscribed' && mark === null).length;
  const locale = matchLocale(i18n.language);
  return (
    <Card label={t('people')} className={styles.panel ?? ''}>
      <SectionHeading title={t('people')} />
      {held.length > 1 ? (
        <NativeSelect
          label={t('of_encounter')}
          value={encounterId ?? ''}
          data={held.map((one) => ({ value: one.id, label: formatInstant(one.beginsAt, one.zone, locale) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : null}
      {detail.can.mark && unmarked > 0 ? (
        <Button variant="default" loading={all.isPending} onClick={() => all.mutate()}>
          {t('all_present', { count: unmarked })}
        </Button>
      ) : null}
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p>{t('no_people')}</p> : null}
      <ul className={styles.rows}>
        {items.map((person) => (
          <PersonRow
            key={person.memberId}
            person={person}
            encounter={encounter}
            canMark={(detail.can.mark || detail.can.correct) && person.state === 'subscribed'}
            needsReason={isMeasured || detail.can.correct}
            onSettled={refresh}
          />
        ))}
      </ul>
    </Card>
  );
}

type PersonRowProps = {
  person: ClassPerson;
  encounter: ClassDetail['encounters'][number] | undefined;
  canMark: boolean;
  /** It corrects what was measured, or what a verdict stands on. */
  needsReason: boolean;
  onSettled: () => Promise<void>;
};

/** Each tick is a write with the version that was seen: who is too late hears that somebody else marked. */
function PersonRow({ person, encounter, canMark, needsReason, onSettled }: PersonRowProps) {
  const { t, i18n } = useTranslation('classes');
  const { atForm } = useMessages();
  const { memberId, name, state, mark, result, watchedSeconds } = person;
  const [corrected, setCorrected] = useState<Presence>();
  const encounterId = encounter?.id ?? '';
  const write = (presence: Presence, reason?: string) =>
    call(markPresence, {
      params: { encounterId },
      body: { memberId, version: mark?.version ?? 0, presence, ...(reason === undefined ? {} : { reason }) },
    });
  const send = useMutation({
    mutationFn: (presence: Presence) => write(presence),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled,
  });
  const zone = deviceZone();
  return (
    <li>
      <span>
        {name}
        {state === 'waiting' ? <small>{t('waits')}</small> : null}
        {watchedSeconds === null || !encounter ? null : (
          <small>
            {t('watched_of', { minutes: Math.floor(watchedSeconds / 60), planned: encounter.minutes })}
            {mark ? null : ` · ${t('by_measure')}`}
          </small>
        )}
        {mark ? (
          <small>
            {t(`presence.${mark.presence}`)} · {t('by', { by: mark.by, at: formatInstant(mark.at, zone, matchLocale(i18n.language)) })}
          </small>
        ) : null}
        {mark?.reason ? <small>{t('because', { reason: mark.reason })}</small> : null}
        {result ? <small>{t(`verdict.${result}`)}</small> : null}
      </span>
      {canMark && encounter ? (
        <span className={styles.marks}>
          {presences.map((presence) => (
            <Button
              key={presence}
              variant={mark?.presence === presence ? 'filled' : 'default'}
              aria-pressed={mark?.presence === presence}
              aria-label={t('mark_of', { presence: t(`presence.${presence}`), name })}
              loading={send.isPending && send.variables === presence}
              onClick={() => (needsReason ? setCorrected(presence) : send.mutate(presence))}
            >
              {t(`presence.${presence}`)}
            </Button>
          ))}
        </span>
      ) : null}
      {corrected ? (
        <WhyDialog
          title={t('correct_title', { name })}
          words={{
            why: t('why_correct'),
            hint: t('why_correct_hint'),
            verb: t('correct', { presence: t(`presence.${corrected}`) }),
            done: t('done'),
          }}
          send={(reason) => write(corrected, reason)}
          onDone={onSettled}
          onClose={() => setCorrected(undefined)}
        />
      ) : null}
    </li>
  );
}
