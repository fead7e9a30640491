import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listClassPeople, markAllPresent, type ClassDetail, type ClassPerson } from '@vitrine/contract/classes';
import { Button, Failed, FilterChips, Loading, NativeSelect, showToast, TextInput } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs, useSecondsUntil } from '../../../shared/device/clock.ts';
import { classKey, peopleKey } from '../classes.tsx';
import { PersonRow } from './person-row.tsx';
import styles from './presence.module.css';
import { Tally } from './tally.tsx';

const filters = ['all', 'unmarked', 'absent', 'excused'] as const;
/** A list that is longer than a screen of a phone is searched. */
const searchedFrom = 12;

/** The people of a class, and their presence in one encounter at a time: how many are there comes first, then whom nobody marked. */
export function PresenceList({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const held = detail.encounters.filter(({ isCanceled }) => !isCanceled);
  const [chosen, setChosen] = useState<string>();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [search, setSearch] = useState('');
  const encounter = held.find(({ id }) => id === chosen) ?? latest(held);
  const encounterId = encounter?.id;
  const hasBegun = useHasBegun(encounter);
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
  const subscribed = items.filter(({ state }) => state === 'subscribed');
  const of = (one: (typeof filters)[number]) => (one === 'all' ? items : subscribed.filter((person) => standingOf(person) === one));
  const unmarked = of('unmarked').length;
  const shown = of(filter).filter(({ name }) => name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  const locale = matchLocale(i18n.language);
  return (
    <>
      {held.length > 1 ? (
        <NativeSelect
          className={styles.field ?? ''}
          label={t('of_encounter')}
          value={encounterId ?? ''}
          data={held.map((one) => ({ value: one.id, label: formatInstant(one.beginsAt, one.zone, locale) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : null}
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p className={styles.none}>{t('no_people')}</p> : null}
      {subscribed.length > 0 && encounter ? (
        <Tally people={subscribed} isMeasured={isMeasured}>
          {detail.can.mark && hasBegun && !isMeasured && unmarked > 0 ? (
            <Button variant="light" loading={all.isPending} onClick={() => all.mutate()}>
              {t('all_present', { count: unmarked })}
            </Button>
          ) : null}
        </Tally>
      ) : null}
      {subscribed.length > 0 && encounter && detail.can.mark && !hasBegun ? (
        <p className={styles.none}>{t('marked_once_begun', { when: formatInstant(encounter.beginsAt, encounter.zone, locale) })}</p>
      ) : null}
      {subscribed.length > 0 && encounter ? (
        <FilterChips
          label={t('show')}
          isChoice
          filters={filters.map((key) => ({ key, label: t(`shown.${key}`, { count: of(key).length }), isActive: key === filter }))}
          onToggle={(key) => setFilter(filters.find((one) => one === key) ?? 'all')}
        />
      ) : null}
      {items.length >= searchedFrom ? (
        <TextInput
          className={styles.field ?? ''}
          label={t('search_person')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      {items.length > 0 && shown.length === 0 ? <p className={styles.none}>{t('nobody_so')}</p> : null}
      <ul className={styles.people}>
        {shown.map((person) => (
          <PersonRow
            key={person.memberId}
            person={person}
            encounter={encounter}
            canMark={(detail.can.mark || detail.can.correct) && hasBegun && person.state === 'subscribed'}
            needsReason={isMeasured || detail.can.correct}
            onSettled={refresh}
          />
        ))}
      </ul>
    </>
  );
}

const standingOf = ({ mark }: ClassPerson) => mark?.presence ?? 'unmarked';

/** Nobody is marked before: the server refuses it, and an online encounter begins when its instructor says so. */
function useHasBegun(encounter: ClassDetail['encounters'][number] | undefined) {
  const secondsLeft = useSecondsUntil(encounter?.beginsAt ?? null);
  return encounter !== undefined && (encounter.isRunning || encounter.isEnded || secondsLeft === 0);
}

/** The encounter that has begun last; the first one where none has. */
const latest = (held: ClassDetail['encounters']) =>
  held.findLast(({ isRunning, beginsAt }) => isRunning || Date.parse(beginsAt) <= nowMs()) ?? held[0];
