import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { listKey } from '../../shared/resource/index.ts';
import { draftQuery, retire } from './api.ts';
import classes from './catalog.module.css';
import { courses } from './courses.tsx';

/** Taking a course off the shelf; those who are in it go on. */
export function RetireDialog({ courseId, isOpen, onClose }: { courseId: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => retire(courseId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: draftQuery(courseId).queryKey });
      await queries.invalidateQueries({ queryKey: listKey(courses) });
      showToast({ text: t('retire.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('retire.title')}>
      <p className={classes.lead}>{t('retire.hint')}</p>
      <p role="alert" className={classes.refused}>
        {send.error ? atForm(refusalCode(send.error)) : null}
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          {t('ui:not_now')}
        </Button>
        <Button color="refused" onClick={() => send.mutate()} loading={send.isPending}>
          {t('retire.send')}
        </Button>
      </div>
    </Dialog>
  );
}
