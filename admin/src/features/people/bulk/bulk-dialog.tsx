import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkAction, BulkChange, BulkRow, BulkWhom } from '@vitrine/contract/people';
import { oppositeOf } from '@vitrine/domain/people';
import { Dialog, Failed, Loading } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { listKey, type Chosen } from '../../../shared/resource/index.ts';
import { people } from '../people.tsx';
import { bulkQuery, lookAt, make, whomOf } from './api.ts';
import { ActionFields } from './action-fields.tsx';
import { BulkFacts, BulkOutcome, type Undo } from './bulk-facts.tsx';

/** Three steps: what is to be done, whom it changes and whom not, and what was done. */
export function BulkDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { t } = useTranslation('people');
  const [action, setAction] = useState<BulkAction | undefined>({ do: 'approve' });
  const look = useMutation({ mutationFn: ({ whom, what }: { whom: BulkWhom; what: BulkAction }) => lookAt(whom, what) });
  const close = () => {
    if (look.data) chosen.clear();
    onClose();
  };
  const undo = useUndo();
  const shown = undo.data ?? look.data;
  return (
    <Dialog isOpen onClose={close} title={t('bulk.title')} size={520}>
      {shown ? (
        <Looked key={shown.id} change={shown} onClose={close} undo={undo} />
      ) : (
        <>
          <ActionFields action={action} onChange={setAction} />
          <DialogFoot
            onClose={close}
            error={look.error}
            loading={look.isPending}
            disabled={action === undefined}
            onClick={() => {
              if (action) look.mutate({ whom: whomOf(chosen), what: action });
            }}
          >
            {t('bulk.look')}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/** A change of many that was made, taken back by its opposite for just those whom it changed; whom that leaves out, and why, is told first. */
export function UndoBulkDialog({ change, title, onClose }: { change: BulkRow; title: string; onClose: () => void }) {
  const what = oppositeOf(change.action);
  const look = useQuery({
    queryKey: ['people', 'bulk', 'undo', change.id],
    queryFn: () => (what ? lookAt({ by: 'change', bulkId: change.id }, what) : Promise.reject(new Error('cannot be taken back'))),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false, // each look is written down
  });
  const undo = useUndo();
  const shown = undo.data ?? look.data;
  return (
    <Dialog isOpen onClose={onClose} title={title} size={520}>
      {look.isPending ? <Loading shape="form" rows={3} /> : null}
      {look.isError ? <Failed error={look.error} onRetry={() => void look.refetch()} /> : null}
      {shown ? <Looked key={shown.id} change={shown} onClose={onClose} undo={undo} /> : null}
    </Dialog>
  );
}

/** In one step: who pressed it knows whom it is about. Only where nobody is left to change it stays with what was looked at. */
function useUndo() {
  return useMutation({
    mutationFn: async ({ id, action: made }: BulkChange) => {
      const what = oppositeOf(made);
      if (!what) throw new Error('bulk: this change has no opposite');
      const back = await lookAt({ by: 'change', bulkId: id }, what);
      return back.changes === 0 ? back : make(back.id);
    },
  });
}

type LookedProps = { change: BulkChange; onClose: () => void; undo: Undo };

/** What was looked at; from here it is made, and what came of it told. */
function Looked({ change, onClose, undo }: LookedProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const apply = useMutation({
    mutationFn: () => make(change.id),
    onSuccess: (now) => queries.setQueryData(bulkQuery(change.id).queryKey, now),
  });
  const isMade = apply.isSuccess || change.state !== 'previewed';
  const now = useQuery({ ...bulkQuery(change.id), enabled: isMade });
  const state = now.data?.state;
  const isOver = state === 'done' || state === 'stopped';
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: listKey(people) });
  }, [isOver, queries]);
  if (!isMade)
    return (
      <>
        <BulkFacts change={change} />
        <DialogFoot
          onClose={onClose}
          error={apply.error}
          loading={apply.isPending}
          disabled={change.changes === 0}
          {...(change.action.do === 'block' ? { color: 'refused' as const } : {})}
          onClick={() => apply.mutate()}
        >
          {change.changes === 0 ? t('bulk.nothing') : t('bulk.make', { count: change.changes })}
        </DialogFoot>
      </>
    );
  if (now.isError) return <Failed error={now.error} onRetry={() => void now.refetch()} />;
  if (!now.data) return <Loading shape="form" rows={2} />;
  return <BulkOutcome change={now.data} onClose={onClose} undo={undo} />;
}
