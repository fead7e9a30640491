import { useQuery, useQueryClient } from '@tanstack/react-query';
import { auditReasons } from '@vitrine/domain/sales';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neighboursOf, UndoPlate, useDeeds, useKeys, useMarks, useQueue, type Deed } from '../../shared/queue/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { queueKey, salesToAudit, saleQuery } from './api.ts';
import { AuditQueue } from './audit-queue.tsx';
import { FactsPane } from './facts-pane.tsx';
import { PhotoPane } from './photo-pane.tsx';
import { SeveralSales } from './several-sales.tsx';
import { useClaim } from './use-claim.ts';
import { useDecision, useSeveral, type Verb } from './use-decision.ts';
import { usePreload } from './use-preload.ts';

const filters = [{ key: 'state' }, { key: 'show' }];

/** The auditor's desk (ADM-05): what waits, the photo large, and the facts with the decision beside it; all of it without a mouse. */
export function AuditScreen() {
  const { t } = useTranslation('sales');
  const queries = useQueryClient();
  const address = useResourceSearch('/sales', filters);
  const { open, filter, hrefWith, openAt } = address;
  const queue = useQueue({ room: 'sales', filter, list: salesToAudit });
  const opened = useQuery({ ...saleQuery(open ?? ''), enabled: open !== undefined });
  const audited = open === undefined ? undefined : opened.data;
  const marks = useMarks();
  const deeds = useDeeds<Verb>(({ id, state }) => {
    if (state === 'done') marks.drop(id);
    else void queries.invalidateQueries({ queryKey: saleQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: queueKey });
  });
  const waiting = queue.rows.filter(({ id }) => id === open || deeds.of(id) === undefined);
  const { before, after } = neighboursOf(waiting, open);
  const marked = waiting.filter(({ id }) => deeds.of(id) === undefined).filter(({ id }) => marks.has(id));
  const [isDecidingSeveral, decideSeveral] = useState(false);
  const isSeveral = isDecidingSeveral && marked.length > 0;
  const search = useRef<HTMLInputElement>(null);
  const goTo = (row: { id: string } | undefined) => row && openAt(row.id);
  const claiming = useClaim(audited, { isDecided: deeds.of(open) !== undefined });
  const decision = useDecision(audited, {
    deeds,
    onDecided: () => {
      claiming.keep();
      openAt((after ?? before)?.id);
    },
  });
  const several = useSeveral(marked, { deeds, onDecided: () => decideSeveral(false) });
  const undo = (deedId?: string) => {
    const [step, ...others] = deeds.undo(deedId);
    if (step && others.length === 0) openAt(step.id);
  };
  usePreload(after?.id);
  const deciding = isSeveral ? several : decision.mayDecide ? decision : undefined;
  useKeys({
    j: () => goTo(after),
    k: () => goTo(before),
    '/': () => search.current?.focus(),
    x: audited?.can.decide ? () => marks.toggle(audited.sale.id) : undefined,
    d: marked.length > 0 ? () => decideSeveral(true) : undefined,
    u: () => undo(),
    a: deciding?.approve,
    r: deciding?.refuse,
    ...Object.fromEntries(auditReasons.map((reason, index) => [String(index + 1), deciding && (() => deciding.choose(reason))])),
    escape: isSeveral ? () => decideSeveral(false) : open === undefined ? undefined : () => openAt(undefined),
  });
  const say = ({ verb, steps }: Deed<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`deed.${verb}.waiting`, said), done: t(`deed.${verb}.done`, said) };
  };
  return (
    <>
      <ConsolePanes
        listWidth={344}
        inspectorWidth={400}
        isInspectorBeside
        isDetailOpen={open !== undefined && !isSeveral}
        isInspectorOpen={open !== undefined || isSeveral}
        list={
          <AuditQueue
            address={address}
            queue={queue}
            marks={marks}
            marked={marked.length}
            deeds={deeds}
            searchRef={search}
            onDecide={() => decideSeveral(true)}
          />
        }
        detail={
          <PhotoPane
            key={open ?? 'none'}
            audited={audited}
            isLoading={open !== undefined && opened.isPending}
            before={before}
            after={after}
          />
        }
        inspector={
          isSeveral ? (
            <SeveralSales rows={marked} several={several} onUnmark={marks.toggle} onClose={() => decideSeveral(false)} />
          ) : open === undefined ? (
            <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
          ) : audited ? (
            <FactsPane audited={audited} decision={decision} claiming={claiming} hrefOf={hrefWith} onUndo={undo} />
          ) : opened.isError ? (
            <Failed error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <Loading shape="form" rows={6} />
          )
        }
      />
      <UndoPlate deeds={deeds} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}
