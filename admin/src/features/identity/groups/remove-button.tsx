import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { IconTrash } from '../../../shared/icons.ts';
import { siteListsQuery } from '../api.ts';
import classes from '../people.module.css';
import { removals, type Removable } from './lists.ts';

type RemoveButtonProps = { of: Removable; id: string; name: string; path: string };

/** Removes what nothing uses; it says what becomes of the people in it before it is done. */
export function RemoveButton({ of, id, name, path }: RemoveButtonProps) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => removals[of](id),
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: path });
      queries.removeQueries({ queryKey: ['identity', of, 'one', id] });
      await queries.invalidateQueries({ queryKey: ['identity', of] });
      void queries.invalidateQueries({ queryKey: siteListsQuery.queryKey });
      showToast({ text: t('remove.done', { name }) });
    },
  });
  const close = () => {
    remove.reset();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="default"
        color="refused"
        size="sm"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('remove.open')}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={t('remove.ask', { name })}>
        <p className={classes.consequence}>{t(`remove.means.${of}`)}</p>
        <DialogFoot onClose={close} error={remove.error} color="refused" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove.open')}
        </DialogFoot>
      </Dialog>
    </>
  );
}
