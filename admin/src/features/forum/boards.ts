import { call } from '@vitrine/client';
import { BoardFields, BoardRow, createBoard, getBoardToKeep, listBoardsToKeep, saveBoard, type BoardDetail } from '@vitrine/contract/forum';
import { searchable } from '@vitrine/domain/kernel';
import { described, openedBy, resource, sentBy, type Opened } from '../../shared/resource/index.ts';

const drawn = described(BoardFields, {
  name: { limit: 80, section: 'texts' },
  description: { limit: 300, rows: 2, section: 'texts' },
  opener: { section: 'rules' },
  position: { section: 'rules' },
  groupIds: { section: 'audience' },
  areaIds: { section: 'audience' },
  tagIds: { section: 'audience' },
});

export const opened = (detail: BoardDetail): Opened<BoardFields> => ({
  ...openedBy('board')(detail),
  ...(detail.isRetired ? { status: 'retired' } : {}),
});

/** Boards of the client, as lists and forms know them; there are few, so all of them come at once. */
export const boards = resource<BoardRow, BoardFields>({
  room: 'forum',
  name: 'boards',
  inner: 'board',
  row: described(BoardRow, {
    name: { column: 'shown' },
    opener: { column: 'shown' },
    topics: { column: 'shown' },
    position: { column: 'shown' },
    isLimited: { column: 'shown' },
    isRetired: { column: 'shown' },
  }),
  form: BoardFields,
  drawn,
  list: async ({ search }) => {
    const { items } = await call(listBoardsToKeep, {});
    const words = searchable(String(search ?? ''));
    return { items: items.filter(({ name }) => searchable(name).includes(words)), next: null };
  },
  titleOf: ({ name }) => name,
  read: (boardId) => call(getBoardToKeep, { params: { boardId } }).then(opened),
  save: (boardId, version, _whole, { now: board, was }) =>
    call(saveBoard, { params: { boardId }, body: { version, board, was } }).then(opened),
  create: {
    needs: 'forum.write',
    form: drawn,
    empty: { name: {}, description: {}, opener: 'members', position: 0, groupIds: [], areaIds: [], tagIds: [] },
    send: sentBy(BoardFields, (body, once) => call(createBoard, { body }, once)),
  },
});
