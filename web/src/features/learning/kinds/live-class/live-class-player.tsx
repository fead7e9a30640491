import { Button, Card } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerDock } from '../../player-dock.tsx';
import { reportSeen, useServersWord } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';

/** A text, and the button that says that it was read. */
export function LiveClassPlayer({ page, content }: PlayerOf<'live_class'>) {
  const { t } = useTranslation(['learning/kinds/live-class', 'learning']);
  const [isRead, setRead] = useState(content.isRead);
  useServersWord(page, isRead);
  const read = () => {
    setRead(true);
    reportSeen({ courseId: page.courseId, activityId: page.activity.id, what: { kind: 'live_class_read' } });
  };
  return (
    <>
      <h1>{page.activity.title}</h1>
      <Card label={page.activity.title}>
        <p>{content.text}</p>
      </Card>
      {isRead ? null : <Button onClick={read}>{t('read')}</Button>}
      <PlayerDock page={page} note={isRead ? t('done') : ''} />
    </>
  );
}
