import type { AuditSaleRow } from '@vitrine/contract/sales';
import { useQuery } from '@tanstack/react-query';
import { auditReasons } from '@vitrine/domain/sales';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { keysOf, UndoPlate, useDesk, useKeys, useQueue, type Deed } from '../../shared/queue/index.ts';
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
  const address = useResourceSearch('/sales', filters);
  const { open, filter, hrefWith, openAt } = address;
  const queue = useQueue({ room: 'sales', filter, list: salesToAudit });
  const opened = useQuery({ ...saleQuery(open ?? ''), enabled: open !== undefined });
  const audited = open === undefined ? undefined : opened.data;
  const desk = useDesk<Verb, AuditSaleRow>({
    rows: queue.rows,
    open,
    openAt,
    canMark: true,
    keyOf: (id) => saleQuery(id).queryKey,
    queueKey,
  });
  const { deeds, marks, marked, isSeveral, undo } = desk;
  const claiming = useClaim(audited, { isDecided: deeds.of(open) !== undefined });
  const decision = useDecision(audited, {
    deeds,
    onDecided: () => {
      claiming.keep();
      desk.openNext();
    },
  });
  const several = useSeveral(marked, { deeds, onDecided: desk.closeSeveral });
  usePreload(desk.after?.id);
  const deciding = isSeveral ? several : decision.mayDecide ? decision : undefined;
  useKeys({
    ...desk.keys,
    x: audited?.can.decide ? () => marks.toggle(audited.sale.id) : undefined,
    a: deciding?.approve,
    r: deciding?.refuse,
    ...keysOf(auditReasons, deciding?.choose),
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
            searchRef={desk.search}
            onDecide={desk.openSeveral}
          />
        }
        detail={
          <PhotoPane
            key={open ?? 'none'}
            audited={audited}
            isLoading={open !== undefined && opened.isPending}
            before={desk.before}
            after={desk.after}
          />
        }
        inspector={
          isSeveral ? (
            <SeveralSales rows={marked} several={several} onUnmark={marks.toggle} onClose={desk.closeSeveral} />
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
