import { judgeVideo, mergeRanges } from '@vitrine/domain/activities/video';
import { Button } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeLock } from '../../../../shared/device/wake-lock.ts';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { VideoControls } from '../video/video-controls.tsx';
import classes from '../video/video-player.module.css';
import { fillsScreen, useResting } from '../video/use-resting.ts';
import { useStream } from './use-stream.ts';

const noCaptions = { tracks: [], chosen: null, choose: () => {} };

/** A film that a streaming server sends: watched and counted as ours are; one that dies says so and is tried again (PLY-06). */
export function WowzaPlayer({ page, content }: PlayerOf<'wowza'>) {
  const { t } = useTranslation(['learning/kinds/wowza', 'learning/kinds/video', 'learning']);
  const figure = useRef<HTMLDivElement>(null);
  const { element, ...stream } = useStream({ page, content });
  const [speed, setSpeed] = useState(1);
  const watched = mergeRanges([...content.watched, ...stream.watched], content.seconds);
  const { percent, isComplete } = judgeVideo({ seconds: content.seconds, ranges: watched, requiredPercent: content.requiredPercent });
  const isDone = isComplete || page.activity.state === 'completed';
  useServersWord(page, isComplete);
  useWakeLock(stream.isPlaying);
  const { isResting, isWaking } = useResting(stream.isPlaying);
  return (
    <>
      <div ref={figure} className={classes.film} data-fills="dark" data-rests={isResting || undefined}>
        <div className={classes.stage}>
          <video
            ref={element}
            playsInline
            preload="metadata"
            className={classes.picture}
            onClick={() => (fillsScreen() && isWaking() ? undefined : stream.toggle())}
            aria-label={page.activity.title}
            {...stream.events}
          >
            {/* What a stream says comes in the stream. */}
            <track kind="captions" />
          </video>
        </div>
        <VideoControls
          film={stream}
          captions={noCaptions}
          speed={speed}
          onSpeed={(rate) => {
            setSpeed(rate);
            if (element.current) element.current.playbackRate = rate;
          }}
          onFullScreen={() => void (document.fullscreenElement ? document.exitFullscreen() : figure.current?.requestFullscreen())}
          duration={stream.length}
        />
      </div>
      <div className={classes.about}>
        <h1>{page.activity.title}</h1>
        <p>{page.courseTitle}</p>
        {page.activity.summary ? <p>{page.activity.summary}</p> : null}
        {content.noSkip && !isDone ? <p className={classes.rule}>{t('no_skip')}</p> : null}
        {content.url === null ? <p role="alert">{t('not_set_up')}</p> : null}
        {stream.isDead ? (
          <div role="alert">
            <p>{t('dead')}</p>
            <Button variant="light" onClick={stream.again}>
              {t('again')}
            </Button>
          </div>
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
