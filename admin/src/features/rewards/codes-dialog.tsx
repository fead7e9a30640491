import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast, Textarea } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { importCodes, stockQuery } from './api.ts';
import classes from './rewards.module.css';
import { rewards } from './catalog.tsx';

/** Adds codes to the pool of a reward, one a line (RWD-05); one that is known already stops all, and its line is named. What was typed stays. */
export function CodesDialog({ rewardId, isOpen, onClose }: { rewardId: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ code: line.trim(), number: index + 1 }]));
  const send = useMutation({
    mutationFn: () =>
      importCodes(
        rewardId,
        lines.map(({ code }) => code),
      ),
    onSuccess: async (kept) => {
      queries.setQueryData(oneKey(rewards, rewardId), kept);
      await queries.invalidateQueries({ queryKey: stockQuery(rewardId).queryKey });
      void queries.invalidateQueries({ queryKey: listKey(rewards) });
      showToast({ text: t('codes.done', { count: lines.length }) });
      setText('');
      onClose();
    },
  });
  const wrong = send.error ? wrongIn(send.error).flatMap((index) => lines[index]?.number ?? []) : [];
  const told = send.error
    ? [atForm(refusalCode(send.error)), ...(wrong.length > 0 ? [t('codes.lines', { lines: wrong.join(', ') })] : [])].join(' ')
    : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('codes.open')}>
      <div className={classes.stack}>
        <Textarea
          label={t('codes.label')}
          description={t('codes.hint')}
          rows={8}
          value={text}
          error={told}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={classes.answers}>
          <Button variant="default" onClick={onClose}>
            {t('ui:not_now')}
          </Button>
          <Button onClick={() => send.mutate()} loading={send.isPending} disabled={lines.length === 0}>
            {t('codes.send', { count: lines.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The places that `codes.3` and the like speak of. */
function wrongIn(error: Error): number[] {
  const fields = 'fields' in error && typeof error.fields === 'object' && error.fields !== null ? error.fields : {};
  return Object.keys(fields).flatMap((name) => (name.startsWith('codes.') ? [Number(name.split('.')[1])] : []));
}
