import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { retireBoard, type BoardFields } from '@vitrine/contract/forum';
import { textIn } from '@vitrine/domain/kernel';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { audienceChoices } from '../../shared/fields/index.ts';
import { listKey, oneKey, ResourceScreen, type Opened } from '../../shared/resource/index.ts';
import { listsQuery } from './api.ts';
import { boards, opened as openedOf } from './boards.ts';
import { ForumTabs } from './forum-tabs.tsx';

/** Boards of the client: what they are called, who opens topics there, and whom they are for. Those of courses follow their courses. */
export function BoardsScreen() {
  return (
    <ResourceScreen
      resource={boards}
      path="/forum/boards"
      header={<ForumTabs />}
      canImport={false}
      choices={audienceChoices(useQuery(listsQuery).data)}
      nameOf={({ name }, locale) => textIn(name, locale)}
      actions={(opened, id) => <RetireBoard boardId={id} opened={opened} />}
    />
  );
}

function RetireBoard({ boardId, opened: { version, can, status } }: { boardId: string; opened: Opened<BoardFields> }) {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const isRetired = status === 'retired';
  const move = useMutation({
    mutationFn: () => call(retireBoard, { params: { boardId }, body: { version, isRetired: !isRetired } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(boards, boardId), openedOf(detail));
      void queries.invalidateQueries({ queryKey: listKey(boards) });
      showToast({ text: t(detail.isRetired ? 'boards.retired' : 'boards.restored') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  if (can['save'] !== true) return null;
  return (
    <Button variant="default" loading={move.isPending} onClick={() => move.mutate()}>
      {t(isRetired ? 'boards.restore' : 'boards.retire')}
    </Button>
  );
}
