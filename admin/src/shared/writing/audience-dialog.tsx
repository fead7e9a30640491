import { useMutation } from '@tanstack/react-query';
import { Dialog, Failed, Loading, MultiSelect, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../dialog-foot.tsx';
import { audienceChoices } from '../fields/index.ts';
import classes from './writing.module.css';

const kinds = ['groupIds', 'areaIds', 'tagIds'] as const;
type Audience = Record<(typeof kinds)[number], string[]>;
type FormProps = {
  /** Whose words `audience.` it speaks. */
  room: string;
  lists: Parameters<typeof audienceChoices>[0];
  mayWrite: boolean;
  write: (audience: Audience) => Promise<Audience>;
  onSaved: (kept: Audience) => void;
  onClose: () => void;
};
type AudienceDialogProps = FormProps & {
  isOpen: boolean;
  /** As a query tells it. */
  audience: { data: Audience | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
};

/** Whom a training is for (CLI-09): nobody named is everybody. It holds at once, without a publication. */
export function AudienceDialog({ isOpen, audience, ...form }: AudienceDialogProps) {
  const { t } = useTranslation(form.room);
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={t('audience.title')}>
      {audience.isPending ? <Loading shape="form" rows={3} /> : null}
      {audience.error ? <Failed error={audience.error} onRetry={() => void audience.refetch()} /> : null}
      {audience.data ? <AudienceForm {...form} audience={audience.data} /> : null}
    </Dialog>
  );
}

function AudienceForm({ room, audience, lists, mayWrite, write, onSaved, onClose }: FormProps & { audience: Audience }) {
  const { t } = useTranslation(room);
  const [chosen, setChosen] = useState(audience);
  const save = useMutation({
    mutationFn: () => write(chosen),
    onSuccess: (kept) => {
      onSaved(kept);
      showToast({ text: t('audience.saved') });
      onClose();
    },
  });
  const isForAll = Object.values(chosen).every((ids) => ids.length === 0);
  const choices = audienceChoices(lists);
  return (
    <div className={classes.stack}>
      <p>{t(isForAll ? 'audience.everybody' : 'audience.some')}</p>
      {kinds.map((key) => (
        <MultiSelect
          key={key}
          label={t(`audience.${key}`)}
          data={choices[key]}
          value={chosen[key]}
          onChange={(ids) => setChosen({ ...chosen, [key]: ids })}
          disabled={!mayWrite}
          searchable
          hidePickedOptions
        />
      ))}
      <DialogFoot onClose={onClose} error={save.error} loading={save.isPending} disabled={!mayWrite} onClick={() => save.mutate()}>
        {t('audience.save')}
      </DialogFoot>
    </div>
  );
}
