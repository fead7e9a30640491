import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { oneKey } from '../../shared/resource/index.ts';
import { giveProgramStatus, type OpenedPerson } from './api.ts';
import classes from './people.module.css';
import { people } from './people.tsx';

type ProgramBlockProps = { opened: OpenedPerson; memberId: string };

/** Blocks a member in the sales program and lets them in again; their courses stay open (D69). */
export function ProgramBlock({ opened, memberId }: ProgramBlockProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { programStatus = 'approved' } = opened;
  const isBlocked = programStatus === 'blocked';
  const verb = isBlocked ? 'approve' : 'block';
  const name = opened.values.fullName;
  const give = useMutation({
    mutationFn: () => giveProgramStatus(memberId, isBlocked ? 'approved' : 'blocked'),
    onSuccess: (kept) => {
      queries.setQueryData(oneKey(people, memberId), kept);
      showToast({ text: t('program.done') });
      setAsking(false);
    },
  });
  const close = () => {
    give.reset();
    setAsking(false);
  };
  return (
    <>
      {programStatus === 'approved' ? null : (
        <span className={classes.consequence}>{t('program.now', { status: t(`people.choice.status.${programStatus}`) })}</span>
      )}
      {opened.can['setProgramStatus'] ? (
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {t(`program.${verb}`)}
        </Button>
      ) : null}
      <Dialog isOpen={isAsking} onClose={close} title={t(`program.ask.${verb}`, { name })}>
        <p className={classes.consequence}>{t(`program.means.${verb}`)}</p>
        <DialogFoot
          onClose={close}
          error={give.error}
          {...(isBlocked ? {} : { color: 'refused' as const })}
          loading={give.isPending}
          onClick={() => give.mutate()}
        >
          {t(`program.${verb}`)}
        </DialogFoot>
      </Dialog>
    </>
  );
}
