import { useMutation } from '@tanstack/react-query';
import { Button, Dialog } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { changeStores, type StoresMeant } from '../api.ts';

/** All stores of the filter at once, in or out; asked before. */
export function AllStores({ campaignId, filter, onDone }: { campaignId: string; filter: StoresMeant; onDone: () => void }) {
  const { t } = useTranslation('campaigns');
  const [asking, setAsking] = useState<'in' | 'out' | undefined>();
  const change = useMutation({
    mutationFn: (isIn: boolean) => changeStores(campaignId, { all: { isIn, ...filter } }),
    onSuccess: () => {
      setAsking(undefined);
      onDone();
    },
  });
  const close = () => {
    change.reset();
    setAsking(undefined);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking('in')}>
        {t('taking_part.by.all_in')}
      </Button>
      <Button variant="subtle" onClick={() => setAsking('out')}>
        {t('taking_part.by.all_out')}
      </Button>
      <Dialog
        isOpen={asking !== undefined}
        onClose={close}
        title={t(asking === 'out' ? 'taking_part.by.out_title' : 'taking_part.by.all_title')}
      >
        <p>{t(asking === 'out' ? 'taking_part.by.out_hint' : 'taking_part.by.all_hint')}</p>
        <DialogFoot onClose={close} error={change.error} loading={change.isPending} onClick={() => change.mutate(asking === 'in')}>
          {t(asking === 'out' ? 'taking_part.by.all_out' : 'taking_part.by.all_in')}
        </DialogFoot>
      </Dialog>
    </>
  );
}
