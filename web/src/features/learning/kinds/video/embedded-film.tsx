import type { PlayerPage } from '@vitrine/contract/learning';
import { judgeVideo, mergeRanges } from '@vitrine/domain/activities/video';
import { Button } from '@vitrine/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import { LazyAskFirst } from './lazy-ask-first.ts';
import { useConsent } from './use-consent.ts';
import classes from './embedded-film.module.css';
import type { Speech } from './speech.ts';
import { useEmbedded } from './use-embedded.ts';
import type { Watchable } from './use-watched.ts';

type FilmProps = { page: PlayerPage; content: Watchable & { frame: string; requiredPercent: number }; service: string; speech: Speech };

/** A film in the player of another site, asked for first: what was really watched counts as for one of ours (PLY-05). */
export function EmbeddedFilm({ page, content, service, speech }: FilmProps) {
  const { t } = useTranslation(['learning/kinds/video', 'learning']);
  const consent = useConsent(service);
  const { frame, ...film } = useEmbedded({ page, content, speech, isOpen: consent.isGiven });
  const watched = mergeRanges([...content.watched, ...film.watched], content.seconds);
  const { percent, isComplete } = judgeVideo({ seconds: content.seconds, ranges: watched, requiredPercent: content.requiredPercent });
  const isDone = isComplete || page.activity.state === 'completed';
  // The page is told anew when something was counted; the frame stays as it was opened.
  const [address] = useState(() => speech.frame(content.frame, { origin: window.location.origin, seconds: 0 }));
  useServersWord(page, isComplete);
  return (
    <>
      <div className={classes.film} data-fills={consent.isGiven ? 'dark' : undefined}>
        {consent.isGiven ? (
          <iframe
            key={film.round}
            ref={frame}
            src={address}
            title={page.activity.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={film.onLoad}
          />
        ) : (
          <Suspense>
            <LazyAskFirst service={service} onYes={consent.give} />
          </Suspense>
        )}
      </div>
      <div className={classes.about}>
        <h1>{page.activity.title}</h1>
        <p>{page.courseTitle}</p>
        {page.activity.summary ? <p>{page.activity.summary}</p> : null}
        {content.noSkip && !isDone ? <p className={classes.rule}>{t('no_skip')}</p> : null}
        {film.failure && consent.isGiven ? (
          <div role="alert" className={classes.failure}>
            <p>{t(film.failure, { service })}</p>
            <Button variant="light" onClick={film.again}>
              {t('again')}
            </Button>
          </div>
        ) : null}
        {consent.isGiven && consent.isKept ? (
          <Button variant="subtle" onClick={consent.take}>
            {t('forget', { service })}
          </Button>
        ) : null}
      </div>
      <div className={classes.gap} />
      <PlayerDock
        page={page}
        note={isDone ? t('done') : t('watched', { percent, required: content.requiredPercent })}
        edge={{ value: percent / 100, label: t('watched_part'), isDone }}
      />
    </>
  );
}
