import type { BlockedRow } from '@vitrine/contract/learning';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ConsolePanes } from '@vitrine/ui';
import { useState } from 'react';
import { useMay } from '../../shared/console-routes.ts';
import { listKey, ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { LearningTabs } from './learning-tabs.tsx';
import { blocked } from './lists.tsx';
import { UnblockDialog } from './unblock-dialog.tsx';

/** Who is blocked in a training; opening a row asks whether to let them go on (TST-04). */
export function BlockedScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/blocked', blocked.filters);
  const mayDecide = useMay('results.decide');
  const list = useInfiniteQuery({
    queryKey: [...listKey(blocked), filter],
    queryFn: ({ pageParam }) => blocked.list({ ...filter, ...(pageParam ? { after: pageParam } : {}), limit: 50 }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const found: BlockedRow | undefined = list.data?.pages.flatMap((page) => page.items).find(({ id }) => id === open);
  const [asked, ask] = useState(found);
  if (found && found.id !== asked?.id) ask(found);
  const row = asked?.id === open ? asked : undefined; // a list that is read anew takes nothing out of the hand that is writing
  return (
    <>
      <ConsolePanes
        header={<LearningTabs />}
        detail={<ResourceList resource={blocked} filter={filter} onFilter={setFilter} openId={open} hrefOf={({ id }) => hrefWith(id)} />}
      />
      {row && mayDecide ? (
        <UnblockDialog key={row.id} isOpen enrolmentId={row.id} name={row.fullName} onClose={() => openAt(undefined)} />
      ) : null}
    </>
  );
}
