/** A new room in the learner app: a member's page, its words, its tests. Runs on Node 20. */
import { catalogs } from './catalogs.mjs';
import { label, said } from './room-words.mjs';

export const learnerFiles = (name) => ({
  'index.ts': `/** What a member keeps in ${name.room}, on the screen. */\nexport {};\n`,
  'room.ts': learnerRoom(name),
  'routes.tsx': learnerRoutes(name),
  'calls.ts': calls(name),
  [`${name.room}-page.tsx`]: page(name),
  ...catalogs('i18n', said, ({ add, text, none: [title, hint], full }) => ({
    title: name.room,
    add,
    text,
    empty: { title, hint },
    refusal: { [`${name.room}_full`]: full },
  })),
});

const learnerRoom = ({ room }) => `import { IconBook } from '../../shared/icons.ts';
import type { RoomOnScreen } from '../../shared/room.ts';
import { ${room}Routes } from './routes.tsx';

export const ${room}: RoomOnScreen = {
  member: ${room}Routes,
  places: [{ key: '${room}', href: '/${room}', label: ${label(room)}, Icon: IconBook, rank: 70, inRail: true }],
};
`;

const learnerRoutes = ({ room, pascal }) => `import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const ${room}Routes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/${room}',
    component: lazyScreen(() => import('./${room}-page.tsx'), '${pascal}Page'),
  }),
];
`;

const calls = ({ room, pascal }) => `import { call } from '@vitrine/client';
import { add${pascal}, list${pascal} } from '@vitrine/contract/${room}';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetch${pascal} = () => call(list${pascal}, {});
export const send${pascal} = (text: string) => call(add${pascal}, { body: { text } });
`;

const page = ({ room, pascal }) => `import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, Empty, Failed, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlainField } from '../../shared/plain-field.tsx';

const theCalls = () => import('./calls.ts');
const queryKey = ['${room}', 'mine'];

/** What the member keeps, and a field for one more. */
export function ${pascal}Page() {
  const { t } = useTranslation('${room}');
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const found = useQuery({ queryKey, queryFn: async () => (await theCalls()).fetch${pascal}() });
  const add = useMutation({
    mutationFn: async () => (await theCalls()).send${pascal}(text),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey });
    },
  });
  const items = found.data?.items ?? [];
  return (
    <>
      <PageTitle title={t('title')} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) add.mutate();
        }}
      >
        <PlainField
          label={t('text')}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          error={add.isError ? refusalCode(add.error) : undefined}
        />
        <Button type="submit" loading={add.isPending}>
          {t('add')}
        </Button>
      </form>
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <Empty title={t('empty.title')} hint={t('empty.hint')} /> : null}
      {items.map((item) => (
        <Card key={item.id} label={item.text}>
          <p>{item.text}</p>
        </Card>
      ))}
    </>
  );
}
`;

export const learnerTest = ({ room, pascal }) => `import { fireEvent, screen } from '@testing-library/react';
import { add${pascal}, list${pascal} } from '@vitrine/contract/${room}';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const item = { id: id(170), text: 'Vitrine nova', at: '2026-11-20T12:30:00.000Z' };
const keep = () => {
  fireEvent.change(screen.getByLabelText('O que guardar'), { target: { value: item.text } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
};

test('${room}: a member keeps a text, and sees it', async () => {
  let items: (typeof item)[] = [];
  network(
    answers(list${pascal}, () => ({ items })),
    answers(add${pascal}, () => {
      items = [item];
      return item;
    }),
  );
  await enter('/${room}');
  expect(await screen.findByText('Nada guardado ainda')).toBeTruthy();
  keep();
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
});

test('${room}: a refusal is told at the field, in the words of the room', async () => {
  network(
    answers(list${pascal}, () => ({ items: [] })),
    answers(add${pascal}, () => ({ refusal: '${room}_full', requestId: 'r' }), 409),
  );
  await enter('/${room}');
  await screen.findByText('Nada guardado ainda');
  keep();
  expect(await screen.findByText('Você já guardou tudo o que cabe aqui.')).toBeTruthy();
});
`;
