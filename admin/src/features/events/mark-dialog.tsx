import { Dialog, Select, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import classes from './events.module.css';
import { useMark } from './use-mark.ts';
import { usePeople } from './use-people.ts';

/** Marks somebody who stands at the door without a phone. */
export function MarkDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('events');
  const { setTyped, people } = usePeople();
  const [memberId, setMemberId] = useState<string | null>(null);
  const mark = useMark(eventId, () => {
    showToast({ text: t('mark.done') });
    onClose();
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('mark.title')}>
      <div className={classes.stack}>
        <Select label={t('mark.who')} data={people} value={memberId} onChange={setMemberId} onSearchChange={setTyped} searchable />
        <DialogFoot
          onClose={onClose}
          error={mark.error}
          loading={mark.isPending}
          disabled={memberId === null}
          onClick={() => mark.mutate(memberId ?? '')}
        >
          {t('mark.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
