/** A new room in the console: a screen, its words, its tests. Runs on Node 20. */
import { catalogs } from './catalogs.mjs';
import { label, said, auditLogOf } from './room-words.mjs';

export const consoleFiles = (name) => ({
  'index.ts': `/** What members keep in ${name.room}, as staff sees it. */\nexport {};\n`,
  'room.ts': consoleRoom(name),
  'routes.tsx': consoleRoutes(name),
  [`${name.room}-screen.tsx`]: screen(name),
  [`${name.room}.test.tsx`]: screenTest(name),
  ...catalogs('i18n', said, ({ remove, removed, allNone, allHint, full, may: [read, write] }) => ({
    title: name.room,
    remove,
    removed,
    none: { title: allNone, hint: allHint },
    may: { [name.room]: { read: `${read}: ${name.room}`, write: `${write}: ${name.room}` } },
    refusal: { [`${name.room}_full`]: full },
  })),
  ...catalogs('audit-words/i18n', said, auditLogOf(name.room)),
});

const consoleRoom = ({ room }) => `import { IconBook } from '../../shared/icons.ts';
import type { RoomInConsole } from '../../shared/room.ts';
import { ${room}Routes } from './routes.tsx';

export const ${room}: RoomInConsole = {
  routes: ${room}Routes,
  places: [{ key: '${room}', href: '/${room}', needs: '${room}.read', label: ${label(room)}, Icon: IconBook, rank: 55 }],
};
`;

const consoleRoutes = ({ room, pascal }) => `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const ${room}Routes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/${room}',
    beforeLoad: needs('${room}.read'),
    component: lazyRouteComponent(() => import('./${room}-screen.tsx'), '${pascal}Screen'),
  }),
];
`;

const screen = ({ room, pascal }) => `import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { list${pascal}OfAll, remove${pascal} } from '@vitrine/contract/${room}';
import { Button, Card, ConsolePanes, Empty, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';

const queryKey = ['${room}', 'all'];

/** What members keep, and a way to take one away. */
export function ${pascal}Screen() {
  const { t } = useTranslation('${room}');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const mayRemove = useMay('${room}.write');
  const found = useQuery({ queryKey, queryFn: () => call(list${pascal}OfAll, {}) });
  const remove = useMutation({
    mutationFn: (itemId: string) => call(remove${pascal}, { params: { itemId } }),
    onSuccess: () => showToast({ text: t('removed') }),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const items = found.data?.items ?? [];
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading title={t('title')} />
          {found.isPending ? <Loading shape="list" /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && items.length === 0 ? <Empty title={t('none.title')} hint={t('none.hint')} /> : null}
          {items.map((item) => (
            <Card key={item.id} label={\`\${item.who}: \${item.text}\`}>
              <p>
                <b>{item.who}</b> {item.text}
              </p>
              {mayRemove ? (
                <Button variant="default" onClick={() => remove.mutate(item.id)}>
                  {t('remove')}
                </Button>
              ) : null}
            </Card>
          ))}
        </>
      }
    />
  );
}
`;

const screenTest = ({ room, pascal }) => `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list${pascal}OfAll, remove${pascal} } from '@vitrine/contract/${room}';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const item = { id: anId(70), text: 'Vitrine nova', at: '2026-11-20T12:30:00.000Z', who: 'Ana Lima' };

test('${room}: staff see what members keep, and take one away', async () => {
  let items = [item];
  answers(list${pascal}OfAll, () => ({ items }));
  const asked = answers(remove${pascal}, () => {
    items = [];
    return {};
  });
  await openConsoleAt('/${room}');
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tirar' }));
  expect(await screen.findByText('Ninguém guardou nada ainda')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('${room}: whoever may only look finds no way to take away', async () => {
  answers(list${pascal}OfAll, () => ({ items: [item] }));
  await openConsoleAt('/${room}', { can: permissions.filter((permission) => permission !== '${room}.write') });
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tirar' })).toBeNull();
});
`;
