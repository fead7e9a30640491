import type { QueryClient } from '@tanstack/react-query';
import type { EpisodeToPlay } from '@vitrine/contract/podcasts';
import { podcastSpeeds } from '@vitrine/domain/podcasts';
import { IconButton, Link } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../shared/device/clock.ts';
import {
  IconCircleCheck,
  IconMoon,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward15,
  IconRewindForward30,
} from '../../../shared/icons.ts';
import { Transcript } from '../../../shared/transcript.tsx';
import { Cover } from '../cover.tsx';
import { useMark } from '../use-mark.ts';
import { Chapters, Queue } from './chapters.tsx';
import { seek, setSleep, setSpeed, skip, toggle } from './controls.ts';
import { stepBack, stepOn, usePlaying } from './now-playing.ts';
import { tapEpisode } from './tap-episode.ts';
import { Timeline } from './timeline.tsx';
import classes from './player.module.css';

const sleeps = [5, 15, 30, 60];
const big = { size: 30, stroke: 1.75, 'aria-hidden': true } as const;
type Part = 'chapters' | 'transcript' | 'queue';

/** The whole player: where it is, speed, the timer, chapters, what is said, and what follows. */
export function PlayerSheet({ episode, queries, onLeave }: { episode: EpisodeToPlay; queries: QueryClient; onLeave: () => void }) {
  const { t, i18n } = useTranslation('podcasts');
  const isPlaying = usePlaying((now) => now.isPlaying);
  const isDone = useMark(episode);
  const lines = usePlaying((now) => now.lines);
  const queue = usePlaying((now) => now.queue);
  const position = usePlaying((now) => now.position);
  const parts: Part[] = [
    ...(episode.chapters.length > 0 ? ['chapters' as const] : []),
    ...(lines.length > 0 ? ['transcript' as const] : []),
    'queue',
  ];
  const [asked, setAsked] = useState<Part>('chapters');
  const shown = parts.includes(asked) ? asked : parts[0];
  return (
    <div className={classes.sheet}>
      <div className={classes.big}>
        <Cover url={episode.coverUrl} />
      </div>
      <h3 className={classes.title}>{episode.title}</h3>
      <Link href={`/podcasts/${episode.podcastId}`} className={classes.podcast ?? ''} onClick={onLeave}>
        {t('player.all')}
      </Link>
      <Timeline episode={episode} />
      <div className={classes.buttons} role="group" aria-label={t('player.controls')}>
        <SleepChoice />
        <IconButton label={t('player.back', { seconds: stepBack })} onClick={() => skip(-stepBack)}>
          <IconRewindBackward15 {...big} />
        </IconButton>
        <button type="button" className={classes.play} onClick={toggle} aria-label={t(isPlaying ? 'player.pause' : 'player.play')}>
          {isPlaying ? <IconPlayerPauseFilled size={34} aria-hidden /> : <IconPlayerPlayFilled size={34} aria-hidden />}
        </button>
        <IconButton label={t('player.forward', { seconds: stepOn })} onClick={() => skip(stepOn)}>
          <IconRewindForward30 {...big} />
        </IconButton>
        <IconButton
          label={t(isDone.isDone ? 'unmark' : 'mark', { title: episode.title })}
          isPressed={isDone.isDone}
          onClick={() => isDone.mark(!isDone.isDone)}
        >
          <IconCircleCheck size={26} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <SpeedChoice locale={matchLocale(i18n.language)} />
      <div className={classes.tabs} role="tablist" aria-label={t('player.parts')}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`podcast-tab-${part}`}
            aria-controls="podcast-part"
            aria-selected={part === shown}
            onClick={() => setAsked(part)}
          >
            {t(`player.part.${part}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="podcast-part" aria-labelledby={`podcast-tab-${shown}`}>
        {shown === 'chapters' ? <Chapters chapters={episode.chapters} position={position} onGo={seek} /> : null}
        {shown === 'transcript' ? (
          <Transcript label={t('player.part.transcript')} lines={lines} position={position} onGo={seek} hasHeading={false} />
        ) : null}
        {shown === 'queue' ? (
          <Queue queue={queue} current={episode.id} onPlay={(one) => tapEpisode({ episode: one, queue, queries })} />
        ) : null}
      </div>
    </div>
  );
}

function SpeedChoice({ locale }: { locale: ReturnType<typeof matchLocale> }) {
  const { t } = useTranslation('podcasts');
  const speed = usePlaying((now) => now.speed);
  return (
    <label className={classes.speed}>
      <span>{t('player.speed')}</span>
      <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
        {podcastSpeeds.map((one) => (
          <option key={one} value={one}>
            {formatNumber(one, locale, one % 0.5 === 0 ? (one % 1 === 0 ? 0 : 1) : 2)}×
          </option>
        ))}
      </select>
    </label>
  );
}

/** The moon: how long until it stops by itself. */
function SleepChoice() {
  const { t } = useTranslation('podcasts');
  const sleep = usePlaying((now) => now.sleep);
  const minutes = typeof sleep === 'number' ? Math.max(1, Math.ceil((sleep - nowMs()) / 60_000)) : null;
  const choose = (value: string) => setSleep(value === 'off' ? null : value === 'end' ? 'end' : Number(value));
  return (
    <label className={classes.sleep} data-on={sleep !== null || undefined}>
      <IconMoon size={24} stroke={1.75} aria-hidden />
      <select
        aria-label={t('player.sleep')}
        value={sleep === null ? 'off' : sleep === 'end' ? 'end' : 'on'}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="off">{t('player.sleep_off')}</option>
        {minutes === null ? null : <option value="on">{t('player.sleep_in', { count: minutes })}</option>}
        {sleeps.map((one) => (
          <option key={one} value={one}>
            {t('player.sleep_after', { count: one })}
          </option>
        ))}
        <option value="end">{t('player.sleep_end')}</option>
      </select>
    </label>
  );
}
