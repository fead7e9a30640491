import { useQuery } from '@tanstack/react-query';
import type { BoardType, PhotoBoard } from '@vitrine/contract/photos';
import { Button, Dock, Empty, Failed, Loading } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { cityOf, formatDay } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCamera } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { boardQuery } from './api.ts';
import { useKeptPhotos } from './outbox/use-outbox.ts';
import { Examples } from './examples.tsx';
import { PastWeeks } from './past-weeks.tsx';
import classes from './photos.module.css';
import { TakePhoto } from './take-photo.tsx';
import { TypeCard } from './type-card.tsx';

/** The displays of a store this week: which photo is there, which one is missing, and how to send it (PHO-01). */
export function PhotosPage() {
  const { t } = useTranslation('photos');
  const [storeId, setStoreId] = useState<string>();
  const found = useQuery(boardQuery(storeId));
  return (
    <>
      <PageTitle title={t('title')} backHref="/home" />
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Board board={found.data} onStore={setStoreId} /> : null}
    </>
  );
}

function Board({ board, onStore }: { board: PhotoBoard; onStore: (storeId: string) => void }) {
  const { t } = useTranslation('photos');
  const { atForm } = useMessages();
  const kept = useKeptPhotos();
  const [taking, setTaking] = useState<BoardType>();
  const { campaign, store, week, refusal } = board;
  if (!campaign || !store || !week) {
    return (
      <Empty
        title={t('nowhere.title')}
        hint={atForm(refusal ?? 'not_registered')}
        next={{ label: t('nowhere.campaigns'), href: '/campaigns' }}
      />
    );
  }
  const keptOf = (type: BoardType) => kept.find((one) => one.storeId === store.id && one.typeId === type.id);
  const missing = board.types.find((type) => type.can.send && keptOf(type)?.stage !== 'waiting');
  return (
    <>
      {board.stores.length > 1 ? (
        <PlainSelect
          label={t('store')}
          value={store.id}
          onChoose={onStore}
          choices={board.stores.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <p className={classes.store}>{store.name}</p>
      )}
      <WeekHead board={board} />
      {board.types.length === 0 ? <Empty title={t('no_types.title')} hint={t('no_types.hint')} /> : null}
      {refusal ? (
        <p className={classes.note} role="status">
          {atForm(refusal)}
        </p>
      ) : null}
      <ul className={classes.grid}>
        {board.types.map((type) => (
          <TypeCard key={type.id} type={type} zone={store.timeZone} kept={keptOf(type)} until={week.to} onTake={() => setTaking(type)} />
        ))}
      </ul>
      <Examples types={board.types} />
      <PastWeeks weeks={board.past} />
      <p className={classes.note}>{t('rule')}</p>
      {missing ? (
        <Dock>
          <Button fullWidth onClick={() => setTaking(missing)} leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}>
            {t('take', { type: missing.name })}
          </Button>
        </Dock>
      ) : null}
      {taking ? <TakePhoto campaignId={campaign.id} storeId={store.id} type={taking} onClose={() => setTaking(undefined)} /> : null}
    </>
  );
}

function WeekHead({ board: { week, types, today, store } }: { board: PhotoBoard }) {
  const { t } = useTranslation('photos');
  const locale = useLocale();
  if (!week || !store) return null;
  const day = (written: string) => formatDay(written, locale, 'short', Number(written.slice(0, 4)));
  return (
    <header className={classes.week}>
      <h2>{t('week', { from: day(week.from), to: day(week.to) })}</h2>
      <p>{t(today === week.to ? 'closes_today' : 'closes', { day: formatDay(week.to, locale, 'long'), zone: cityOf(store.timeZone) })}</p>
      <div className={classes.dots} aria-hidden>
        {types.map(({ id, photo }) => (
          <i key={id} data-state={photo?.state ?? 'missing'} />
        ))}
      </div>
    </header>
  );
}
