import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';
import { WatchedNote } from './watched-note.tsx';

type PreviewProps = { title: string; content: { frame: string; requiredPercent: number; noSkip: boolean }; service: string };

/** A film at another site, loaded once the author asks for it. */
export function EmbeddedPreview({ title, content, service }: PreviewProps) {
  const { t } = useTranslation(['catalog/kinds/video', 'catalog']);
  const [isShown, setShown] = useState(false);
  return (
    <div>
      {isShown ? (
        <iframe className={classes.video} src={content.frame} title={title} allow="encrypted-media; fullscreen" />
      ) : (
        <>
          <Button variant="default" onClick={() => setShown(true)}>
            {t('show', { service })}
          </Button>
          <p className={classes.note}>{t('show_hint', { service })}</p>
        </>
      )}
      <WatchedNote content={content} />
    </div>
  );
}
