import { useInfiniteQuery } from '@tanstack/react-query';
import { callFile } from '@vitrine/client';
import { exportReaders, type GroupOfReaders, type ReaderRow } from '@vitrine/contract/library';
import { Button, Failed, Loading, SegmentedControl, ProgressBar, TextInput } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { IconCheck } from '../../shared/icons.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { readersOf, readersQuery, type ReadersAsk } from './api.ts';
import classes from './library.module.css';

const shows = ['all', 'read', 'unread'] as const;

/** Who has read the newest version, of those whom the file is for: by group, and by name. */
export function Readers({ itemId, isMustRead }: { itemId: string; isMustRead: boolean }) {
  const { t } = useTranslation('library');
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<ReadersAsk['show']>('all');
  const [groupId, setGroupId] = useState('');
  const ask = { search: useSettled(typed.trim()), show, groupId };
  const found = useInfiniteQuery({ ...readersQuery(itemId, ask), placeholderData: (before) => before });
  const [first] = found.data?.pages ?? [];
  const people = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="library-readers" aria-busy={found.isFetching}>
      <header className={classes.readersHead}>
        <h2 id="library-readers">{t('readers.title')}</h2>
        {first ? <span>{t(isMustRead ? 'readers.confirmed' : 'readers.opened', { read: first.read, of: first.of })}</span> : null}
        <ExportMenu
          name="library-readers"
          label={t('readers.export')}
          fetchExport={(format) => callFile(exportReaders, { params: { itemId }, query: { ...readersOf(ask), format } })}
        />
      </header>
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {first && first.byGroup.length > 0 ? (
        <ul className={classes.groups} aria-label={t('readers.by_group')}>
          {first.byGroup.map((group) => (
            <li key={group.id}>
              <Group group={group} isChosen={group.id === groupId} onChoose={() => setGroupId(group.id === groupId ? '' : group.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {first ? (
        <div className={classes.readersAsk}>
          <TextInput
            type="search"
            aria-label={t('readers.search')}
            placeholder={t('readers.search')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('readers.show')}
            value={show}
            onChange={(next) => setShow(shows.find((one) => one === next) ?? 'all')}
            data={shows.map((value) => ({ value, label: t(`readers.shows.${value}`) }))}
          />
        </div>
      ) : null}
      {found.isSuccess && people.length === 0 ? <p className={classes.note}>{t('readers.none')}</p> : null}
      <ul className={classes.rows}>
        {people.map((reader) => (
          <Reader key={reader.id} reader={reader} />
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('readers.more')}
        </Button>
      ) : null}
    </section>
  );
}

function Group({ group, isChosen, onChoose }: { group: GroupOfReaders; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('library');
  return (
    <button type="button" className={classes.group} aria-pressed={isChosen} onClick={onChoose}>
      <b>{group.name}</b>
      <span>{t('readers.of', { read: group.read, of: group.of })}</span>
      <ProgressBar value={group.of === 0 ? 0 : group.read / group.of} label={group.name} />
    </button>
  );
}

function Reader({ reader }: { reader: ReaderRow }) {
  const { t, i18n } = useTranslation('library');
  const at = reader.at === null ? '' : formatInstant(reader.at, deviceZone(), matchLocale(i18n.language));
  return (
    <li>
      <span className={classes.words}>
        <b>{reader.name}</b>
        {reader.groups ? <small>{reader.groups}</small> : null}
      </span>
      {reader.hasRead ? <IconCheck size={18} stroke={1.75} aria-hidden /> : null}
      <small>
        {reader.hasRead
          ? t('readers.read_at', { at })
          : reader.versionNumber === null
            ? t('readers.not_yet')
            : t('readers.older', { number: reader.versionNumber, at })}
      </small>
    </li>
  );
}
