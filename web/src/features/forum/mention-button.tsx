import { IconButton } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { IconAt } from '../../shared/icons.ts';
import type { Draft } from './calls.ts';
import classes from './forum.module.css';

const MentionPicker = lazy(() => import('./mention-picker.tsx').then((chunk) => ({ default: chunk.MentionPicker })));

type MentionProps = { boardId: string; draft: Draft; onType: (typed: Pick<Draft, 'text' | 'mentions'>) => void };

/** Names somebody at the end of what was typed. */
export function MentionButton({ boardId, draft, onType }: MentionProps) {
  const { t } = useTranslation('forum');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('mention.open')} className={classes.mic ?? ''} onClick={() => setOpen(true)}>
        <IconAt size={24} stroke={1.75} aria-hidden />
      </IconButton>
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={t('mention.title')}>
        <Suspense>
          <MentionPicker
            boardId={boardId}
            onPick={({ id, name }) => {
              const text = draft.text.trimEnd();
              onType({
                text: `${text}${text === '' ? '' : ' '}@${name} `,
                mentions: [...(draft.mentions ?? []).filter((one) => one.id !== id), { id, name }],
              });
              setOpen(false);
            }}
          />
        </Suspense>
      </Ask>
    </>
  );
}
