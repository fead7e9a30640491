import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { getDesignSample, removeDesign, type DesignFields } from '@vitrine/contract/certificates';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@vitrine/client/save-file';
import { listKey, type Opened } from '../../shared/resource/index.ts';
import classes from './certificates.module.css';
import { designs } from './designs.tsx';

type DesignActionsProps = { designId: string; opened: Opened<DesignFields> };

/** What may be done with a design beside writing it: looked at on paper, and removed. */
export function DesignActions({ designId, opened: { can, values } }: DesignActionsProps) {
  const { t } = useTranslation('certificates');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const refused = (error: unknown) => showToast({ text: atForm(refusalCode(error)) });
  const sample = useMutation({
    mutationFn: () => callFile(getDesignSample, { params: { designId } }),
    onSuccess: (file) => saveFile(`${values.name}.pdf`, file),
    onError: refused,
  });
  const remove = useMutation({
    mutationFn: () => call(removeDesign, { params: { designId } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: listKey(designs) });
      void navigate({ to: '/certificates' });
      showToast({ text: t('removed') });
    },
    onError: refused,
  });
  return (
    <div className={classes.actions}>
      <Button variant="default" loading={sample.isPending} onClick={() => sample.mutate()}>
        {t('sample')}
      </Button>
      {can['save'] ? (
        <Button variant="default" onClick={() => setRemoving(true)}>
          {t('remove.open')}
        </Button>
      ) : null}
      <Dialog isOpen={isRemoving} onClose={() => setRemoving(false)} title={t('remove.ask', { name: values.name })}>
        <div className={classes.stack}>
          <p>{t('remove.hint')}</p>
          <Button loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove.send')}
          </Button>
          <Button variant="subtle" onClick={() => setRemoving(false)}>
            {t('remove.no')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
