import type { RegistrationRow } from '@vitrine/contract/identity';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { registrationReasons, registrationStatuses } from '@vitrine/domain/identity';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import { keysOf, UndoPlate, useDecision, useDesk, useKeys, usePreload, useQueue, type Deed } from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { queueKey, registrationQuery, registrationsOf, type Verb } from './api.ts';
import { deciding } from './deciding.ts';
import { RegistrationDecision } from './registration-decision.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { RegistrationQueue } from './registration-queue.tsx';
import { SeveralRegistrations } from './several-registrations.tsx';

const filters = [{ key: 'status' }, { key: 'show' }];

/** Who registered themselves and waits to be let in (LOG-13, ADM-05), by keyboard as the audit is. */
export function RegistrationsScreen() {
  const { t } = useTranslation('identity');
  const address = useResourceSearch('/registrations', filters);
  const { open, filter, hrefWith, openAt } = address;
  const status = registrationStatuses.find((one) => one === filter['status']) ?? 'waiting';
  const queue = useQueue({ room: 'identity', filter, list: registrationsOf });
  const opened = useQuery({ ...registrationQuery(open ?? ''), enabled: open !== undefined });
  const one = open === undefined ? undefined : opened.data;
  const canMark = useMay('people.write') && status === 'waiting';
  const desk = useDesk<Verb, RegistrationRow>({
    queue,
    open,
    openAt,
    canMark,
    keyOf: deciding.keyOf,
    queueKey,
  });
  const { deeds, marks, marked, isSeveral, undo } = desk;
  const decision = useDecision(deciding, { of: open, ones: one ? [one.registration] : [], deeds, onDecided: desk.openNext });
  const several = useDecision(deciding, { of: 'several', ones: marked, deeds, onDecided: desk.closeSeveral });
  usePreload(desk.after?.id, fetchNext);
  const can = decision.deed === undefined ? one?.can : undefined;
  const approve = isSeveral ? several.approve : can?.approve ? decision.approve : undefined;
  const refuse = isSeveral ? several.refuse : can?.refuse ? decision.refuse : undefined;
  const { choose } = isSeveral ? several : decision;
  useKeys({
    ...desk.keys,
    a: approve,
    r: refuse,
    ...keysOf(registrationReasons, refuse && choose),
  });
  const say = ({ verb, steps }: Deed<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`registrations.deed.${verb}.waiting`, said), done: t(`registrations.deed.${verb}.done`, said) };
  };
  return (
    <>
      <ConsolePanes
        header={<PeopleTabs />}
        listWidth={344}
        inspectorWidth={400}
        isInspectorBeside
        isDetailOpen={open !== undefined && !isSeveral}
        isInspectorOpen={open !== undefined || isSeveral}
        list={
          <RegistrationQueue
            status={status}
            address={address}
            queue={queue}
            marks={marks}
            canMark={canMark}
            marked={marked.length}
            deeds={deeds}
            searchRef={desk.search}
            onDecide={desk.openSeveral}
          />
        }
        detail={
          open === undefined ? (
            <Empty title={t('registrations.none_open.title')} hint={t('registrations.none_open.hint')} />
          ) : one ? (
            <RegistrationFacts one={one} decision={decision} onUndo={undo} />
          ) : opened.isError ? (
            <Failed error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <Loading shape="form" rows={6} />
          )
        }
        inspector={
          isSeveral ? (
            <SeveralRegistrations rows={marked} several={several} onUnmark={marks.toggle} onClose={desk.closeSeveral} />
          ) : one ? (
            <RegistrationDecision key={one.registration.id} one={one} decision={decision} />
          ) : undefined
        }
      />
      <UndoPlate deeds={deeds} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}

const fetchNext = async (queries: QueryClient, registrationId: string) => {
  await queries.query(registrationQuery(registrationId));
  return null;
};
