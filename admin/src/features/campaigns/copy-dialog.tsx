import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, CallRefused } from '@vitrine/client';
import { copyCampaign, type CampaignDetail } from '@vitrine/contract/campaigns';
import { Dialog, showToast, TextInput } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { seasonQuery } from './api.ts';
import { campaigns } from './campaigns.tsx';

/** The next campaign out of this one: its name, and the 75 days of the next free quarter unless other ones are written (CMP-04). */
export function CopyDialog({ from, onClose }: { from: CampaignDetail; onClose: () => void }) {
  const { t, i18n } = useTranslation('campaigns');
  const { atField } = useMessages();
  const queries = useQueryClient();
  const go = useNavigate();
  const { data: season } = useQuery(seasonQuery);
  const [written, setWritten] = useState<{ name?: string; beginsOn?: string; endsOn?: string }>({});
  const name = written.name ?? '';
  const beginsOn = written.beginsOn ?? season?.proposed.beginsOn ?? '';
  const endsOn = written.endsOn ?? season?.proposed.endsOn ?? '';
  const send = useMutation({
    mutationFn: () =>
      call(copyCampaign, { params: { campaignId: from.id }, body: { name: { [matchLocale(i18n.language)]: name }, beginsOn, endsOn } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: listKey(campaigns) });
      showToast({ text: t('copy.done') });
      onClose();
      await go({ to: `/campaigns?open=${id}` });
    },
  });
  const fields = send.error instanceof CallRefused ? (send.error.fields ?? {}) : {};
  const faultOf = (field: string) => (fields[field] === undefined ? undefined : atField(fields[field]));
  return (
    <Dialog isOpen onClose={onClose} title={t('copy.title')}>
      <p>{t('copy.hint')}</p>
      <TextInput
        label={t('copy.name')}
        value={name}
        maxLength={120}
        onChange={(event) => setWritten({ ...written, name: event.currentTarget.value })}
        error={faultOf('name')}
      />
      <TextInput
        type="date"
        label={t('copy.begins')}
        value={beginsOn}
        onChange={(event) => setWritten({ ...written, beginsOn: event.currentTarget.value })}
        error={faultOf('beginsOn')}
      />
      <TextInput
        type="date"
        label={t('copy.ends')}
        value={endsOn}
        onChange={(event) => setWritten({ ...written, endsOn: event.currentTarget.value })}
        error={faultOf('endsOn')}
      />
      <DialogFoot
        onClose={onClose}
        error={Object.keys(fields).length > 0 ? null : send.error}
        onClick={() => send.mutate()}
        loading={send.isPending}
      >
        {t('copy.open')}
      </DialogFoot>
    </Dialog>
  );
}
