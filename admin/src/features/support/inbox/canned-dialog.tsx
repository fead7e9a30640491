import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CannedForm, CannedReply } from '@vitrine/contract/support';
import { locales } from '@vitrine/domain/kernel';
import { Button, Dialog, NativeSelect, Textarea, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { cannedQuery, dropReply, keepReply } from './api.ts';

const empty: CannedForm = { name: '', text: {} };

/** Replies that are ready, in each language: one is chosen to be changed, or a new one is written. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('support');
  const queries = useQueryClient();
  const replies = useQuery(cannedQuery);
  const [begun, begin] = useState<CannedReply>();
  const [form, setForm] = useState(empty);
  const after = {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: cannedQuery.queryKey });
      choose('');
    },
  };
  const keep = useMutation({
    mutationFn: () => keepReply(form, begun),
    ...after,
    onError: () => queries.invalidateQueries({ queryKey: cannedQuery.queryKey }), // whoever chooses it again reads what stands there now
  });
  const drop = useMutation({ mutationFn: (replyId: string) => dropReply(replyId), ...after });
  const choose = (next: string) => {
    const reply = replies.data?.items.find((one) => one.id === next);
    begin(reply);
    setForm(reply ? { name: reply.name, text: reply.text } : empty);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('canned.title')}>
      <NativeSelect
        label={t('canned.which')}
        value={begun?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: '', label: t('canned.new') }, ...(replies.data?.items ?? []).map((one) => ({ value: one.id, label: one.name }))]}
      />
      <TextInput
        label={t('canned.name')}
        maxLength={60}
        value={form.name}
        onChange={(event) => {
          const name = event.currentTarget.value;
          setForm((now) => ({ ...now, name }));
        }}
      />
      {locales.map((locale) => (
        <Textarea
          key={locale}
          label={t(`canned.in.${locale}`)}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2_000}
          value={form.text[locale] ?? ''}
          onChange={(event) => {
            const words = event.currentTarget.value;
            setForm((now) => ({ ...now, text: { ...now.text, [locale]: words } }));
          }}
        />
      ))}
      {begun ? (
        <Button variant="subtle" color="refused" loading={drop.isPending} onClick={() => drop.mutate(begun.id)}>
          {t('canned.drop')}
        </Button>
      ) : null}
      <DialogFoot onClose={onClose} error={keep.error ?? drop.error} loading={keep.isPending} onClick={() => keep.mutate()}>
        {t('canned.save')}
      </DialogFoot>
    </Dialog>
  );
}
