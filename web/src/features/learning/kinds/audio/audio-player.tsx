import { judgeVideo, mergeRanges } from '@vitrine/domain/activities/video';
import { Scene } from '@vitrine/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Transcript } from '../../../../shared/transcript.tsx';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { useFilm } from '../video/use-film.ts';
import { AudioControls, AudioTimeline, step } from './audio-controls.tsx';
import classes from './audio-player.module.css';
import { useLines } from './use-lines.ts';
import { useLockScreen } from './use-lock-screen.ts';

/** A sound with what is said in it: it goes on where the person stopped, and what was really heard counts (PLY-04). */
export function AudioPlayer({ page, content }: PlayerOf<'audio'>) {
  const { t } = useTranslation(['learning/kinds/audio', 'learning']);
  const { film: sound, ...film } = useFilm<HTMLAudioElement>({ page, content });
  const { lines, track } = useLines();
  const [speed, setSpeed] = useState(1);
  const heard = mergeRanges([...content.watched, ...film.watched], content.seconds);
  const { percent, isComplete } = judgeVideo({ seconds: content.seconds, ranges: heard, requiredPercent: content.requiredPercent });
  const isDone = isComplete || page.activity.state === 'completed';
  useServersWord(page, isComplete);
  useLockScreen(film, { title: page.activity.title, course: page.courseTitle, seconds: content.seconds, speed, step });
  const sleep = useCallback(() => sound.current?.pause(), [sound]);
  return (
    <>
      <div className={classes.cover}>
        <Scene
          objects={[
            { object: 'mug', x: 94, scale: 1 },
            { object: 'microphone', x: 148, scale: 1.3 },
            { object: 'plant', x: 216, scale: 1 },
          ]}
        />
      </div>
      <audio ref={sound} src={film.url} crossOrigin="anonymous" preload="metadata" aria-label={page.activity.title} {...film.events}>
        <track default kind="captions" srcLang={content.transcript?.locale} src={content.transcript?.url} ref={track} />
      </audio>
      <AudioTimeline film={film} seconds={content.seconds} />
      <h1 className={classes.title}>{page.activity.title}</h1>
      <p className={classes.course}>{page.courseTitle}</p>
      <AudioControls
        film={film}
        speed={speed}
        onSpeed={(rate) => {
          setSpeed(rate);
          if (sound.current) sound.current.playbackRate = rate;
        }}
        onSleep={sleep}
      />
      {content.noSkip && !isDone ? <p className={classes.rule}>{t('no_skip')}</p> : null}
      {film.failure ? <p role="alert">{t('failed')}</p> : null}
      {lines.length > 0 ? <Transcript label={t('transcript')} lines={lines} position={film.position} onGo={film.seek} /> : null}
      <div className={classes.gap} />
      <PlayerDock page={page} note={isDone ? t('done') : t('heard', { percent, required: content.requiredPercent })} />
    </>
  );
}
