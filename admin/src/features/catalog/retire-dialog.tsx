import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog, showToast } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { draftQuery, retire } from './api.ts';
import classes from './catalog.module.css';
import { courses } from './courses.tsx';

/** Taking a course out of the catalog; those who are in it go on. */
export function RetireDialog({ courseId, isOpen, onClose }: { courseId: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('catalog');
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
      <DialogFoot onClose={onClose} error={send.error} color="refused" onClick={() => send.mutate()} loading={send.isPending}>
        {t('retire.send')}
      </DialogFoot>
    </Dialog>
  );
}
