import type { PlayerPage } from '@vitrine/contract/learning';
import { IconButton } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconNotes } from '../../../shared/icons.ts';
import { openMedia } from '../media-place.ts';

const NotesPanel = lazy(() => import('./notes-screens.ts').then((chunk) => ({ default: chunk.NotesPanel })));

/** In the player: one's own notes to this activity. */
export function NotesWay({ page }: { page: PlayerPage }) {
  const { t } = useTranslation('learning');
  const [opened, setOpened] = useState<{ second: number | null } | null>(null);
  const open = () => {
    const now = openMedia()?.now();
    setOpened({ second: now === undefined ? null : Math.floor(now) });
  };
  return (
    <>
      <IconButton label={t('notes')} onClick={open}>
        <IconNotes size={24} stroke={1.75} aria-hidden />
      </IconButton>
      {opened ? (
        <Suspense>
          <NotesPanel page={page} second={opened.second} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
