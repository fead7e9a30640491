import { judgeVideo, mergeRanges } from '@vitrine/domain/activities/video';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/use-locale.ts';
import { useWakeLock } from '../../../../shared/device/wake-lock.ts';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { VideoControls } from './video-controls.tsx';
import classes from './video-player.module.css';
import { useCaptions } from './use-captions.ts';
import { useFilm } from './use-film.ts';
import { fillsScreen, useResting } from './use-resting.ts';

/** A film with captions: it goes on where the person stopped, and what was really watched counts (PLY-03). */
export function VideoPlayer({ page, content }: PlayerOf<'video'>) {
  const { t } = useTranslation(['learning/kinds/video', 'learning']);
  const figure = useRef<HTMLDivElement>(null);
  const { film, ...state } = useFilm({ page, content });
  const captions = useCaptions(film, content.captions, useLocale());
  const [speed, setSpeed] = useState(1);
  const watched = mergeRanges([...content.watched, ...state.watched], content.seconds);
  const { percent, isComplete } = judgeVideo({ seconds: content.seconds, ranges: watched, requiredPercent: content.requiredPercent });
  const isDone = isComplete || page.activity.state === 'completed';
  useServersWord(page, isComplete);
  useWakeLock(state.isPlaying);
  const { isResting, isWaking } = useResting(state.isPlaying);
  const said = captions.saidAt(state.position);
  return (
    <>
      <div ref={figure} className={classes.film} data-fills="dark" data-rests={isResting || undefined}>
        <div className={classes.stage}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions come from the author, a track a language; a film may have none */}
          <video
            ref={film}
            src={state.url}
            poster={content.poster ?? undefined}
            crossOrigin="anonymous"
            playsInline
            preload="metadata"
            className={classes.picture}
            onClick={() => (fillsScreen() && isWaking() ? undefined : state.toggle())}
            aria-label={page.activity.title}
            {...state.events}
          >
            {content.captions.map(({ locale, label, url }) => (
              <track key={locale} kind="captions" srcLang={locale} label={label} src={url} />
            ))}
          </video>
          {said === '' ? null : (
            <p className={classes.caption} data-caption>
              <span>{said}</span>
            </p>
          )}
        </div>
        <VideoControls
          film={state}
          captions={captions}
          speed={speed}
          onSpeed={(rate) => {
            setSpeed(rate);
            if (film.current) film.current.playbackRate = rate;
          }}
          onFullScreen={() => void (document.fullscreenElement ? document.exitFullscreen() : figure.current?.requestFullscreen())}
          duration={content.seconds}
        />
      </div>
      <div className={classes.about}>
        <h1>{page.activity.title}</h1>
        <p>{page.courseTitle}</p>
        {page.activity.summary ? <p>{page.activity.summary}</p> : null}
        {content.noSkip && !isDone ? <p className={classes.rule}>{t('no_skip')}</p> : null}
        {state.failure ? <p role="alert">{t('failed')}</p> : null}
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
