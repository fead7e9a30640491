import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, Dialog, keepOutOfTheWay, Menu, showToast, TextInput, Toaster } from '../index.ts';
import { draw } from '../testing.tsx';

const noop = () => undefined;

test('ADM-01 a dialog on a desktop gives the focus to its first field', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: true, media, onchange: null, addListener: noop, removeListener: noop }),
  );
  await draw(
    <Dialog isOpen onClose={() => undefined} title="Novo grupo">
      <TextInput label="Nome" />
      <Button>Criar</Button>
    </Dialog>,
  );
  const field = await screen.findByRole('textbox', { name: 'Nome' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  vi.restoreAllMocks();
});

test('ADM-01 an open menu stands in the landmark of its button', async () => {
  await draw(
    <main>
      <Menu>
        <Menu.Target>
          <Button>Colunas</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Nome</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
  expect((await screen.findByRole('menuitem', { name: 'Nome', hidden: true })).closest('main')).not.toBeNull();
});

test('ADM-01 a toast never lies on the button that has the focus, nor on its row', async () => {
  const at = (top: number) => DOMRect.fromRect({ x: 0, y: top, width: 100, height: 50 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.tagName === 'LI' ? at(700) : this.closest('[role=status]')?.hasAttribute('data-away') ? at(0) : at(720);
  });
  await draw(
    <>
      <ul>
        <li>
          <button type="button">Aprovar</button>
        </li>
      </ul>
      <Toaster keepAway={keepOutOfTheWay} />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Aprovar' }).focus());
  act(() => showToast({ text: 'Aprovada.' }));
  expect(screen.getByRole('status').hasAttribute('data-away')).toBe(true);
  act(() => screen.getByRole('button', { name: 'Aprovar' }).blur());
  act(() => showToast({ text: 'Salvo.' }));
  expect(screen.getByText('Salvo.')).toBeTruthy();
  vi.restoreAllMocks();
});

test('ADM-01 a toast does not lie over a dialog that opens after it, unless it is the way to undo', async () => {
  const ask = (title: string) =>
    draw(
      <Dialog isOpen onClose={noop} title={title}>
        <TextInput label={`Motivo de ${title}`} />
      </Dialog>,
    );
  await draw(<Toaster keepAway={keepOutOfTheWay} />);
  act(() => showToast({ text: 'Evento criado.' }));
  expect(screen.getByText('Evento criado.')).toBeTruthy();
  await ask('Repetir');
  act(() => screen.getByRole('textbox', { name: 'Motivo de Repetir' }).focus());
  expect(screen.queryByText('Evento criado.')).toBeNull();

  cleanup();
  await draw(<Toaster keepAway={keepOutOfTheWay} />);
  act(() => showToast({ text: 'Excluído.', undo: { label: 'Desfazer', onUndo: noop } }));
  await ask('Outro');
  act(() => screen.getByRole('textbox', { name: 'Motivo de Outro' }).focus());
  expect(screen.getByText('Excluído.')).toBeTruthy();
});
