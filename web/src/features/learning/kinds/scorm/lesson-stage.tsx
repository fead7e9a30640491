import type { ScormLesson } from '@vitrine/domain/activities/scorm';
import { Button, IconButton } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMaximize } from '../../../../shared/icons.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import classes from './scorm-player.module.css';
import { useLesson } from './use-lesson.ts';

type StageProps = PlayerOf<'scorm'> & {
  lesson: PlayerOf<'scorm'>['content']['lessons'][number];
  onStatus: (status: ScormLesson) => void;
  onEnded: (request: string) => void;
};

/** The frame of a lesson, or why it is empty. */
export function LessonStage({ page, content: told, lesson: first, onStatus, onEnded }: StageProps) {
  const { t } = useTranslation(['learning/kinds/scorm', 'learning']);
  const figure = useRef<HTMLDivElement>(null);
  // The page is told anew after each commit that counts; the lesson goes on with what it began with.
  const [{ content, lesson }] = useState({ content: told, lesson: first });
  const { frame, trouble, latest, src, refresh } = useLesson({ page, content, lesson, onEnded });
  const [round, setRound] = useState(0);
  const tell = useEffectEvent(onStatus);
  useEffect(() => {
    if (latest) tell(latest);
  }, [latest]);
  if (trouble)
    return (
      <div role="alert" className={classes.trouble}>
        <p>{t(trouble)}</p>
        <Button onClick={() => void refresh().then(() => window.location.reload())}>
          {t(trouble === 'taken' ? 'go_on_here' : 'again')}
        </Button>
      </div>
    );
  return (
    <div ref={figure} className={classes.stage}>
      <iframe
        key={round}
        ref={frame}
        src={src}
        title={lesson.title || page.activity.title}
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        allow="autoplay; fullscreen"
        onError={() => setRound(round + 1)}
      />
      <IconButton label={t('full_screen')} onClick={() => void figure.current?.requestFullscreen()} className={classes.full ?? ''}>
        <IconMaximize size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
