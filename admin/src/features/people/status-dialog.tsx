import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonStatus } from '@vitrine/domain/identity';
import { Dialog, Facts, showToast } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { giveStatus } from './api.ts';
import classes from './people.module.css';
import { people } from './people.tsx';
import { StatusChip } from './status-chip.tsx';

type StatusDialogProps = { memberId: string; name: string; before: PersonStatus; next: PersonStatus | undefined; onClose: () => void };

/** Approving lets a person in; blocking ends their sessions at once. Both say so before they are done. */
export function StatusDialog({ memberId, name, before, next, onClose }: StatusDialogProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const give = useMutation({
    mutationFn: (status: PersonStatus) => giveStatus(memberId, status),
    onSuccess: async (opened, status) => {
      queries.setQueryData(oneKey(people, memberId), opened);
      await queries.invalidateQueries({ queryKey: listKey(people) });
      showToast({ text: t(`status.done.${status}`, { name }) });
      onClose();
    },
  });
  const close = () => {
    give.reset();
    onClose();
  };
  const verb = next === 'blocked' ? 'block' : before === 'blocked' ? 'unblock' : 'approve';
  return (
    <Dialog isOpen={next !== undefined} onClose={close} title={t(`status.ask.${verb}`, { name })}>
      <p className={classes.consequence}>{t(`status.means.${verb}`)}</p>
      <Facts
        rows={[
          { term: t('status.now'), value: <StatusChip status={before} /> },
          { term: t('status.then'), value: next ? <StatusChip status={next} /> : null },
        ]}
      />
      <DialogFoot
        onClose={close}
        error={give.error}
        {...(next === 'blocked' ? { color: 'refused' as const } : {})}
        loading={give.isPending}
        onClick={() => {
          if (next) give.mutate(next);
        }}
      >
        {t(`status.${verb}`)}
      </DialogFoot>
    </Dialog>
  );
}
