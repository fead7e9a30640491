import {
  dragAndDrop,
  dragTheWords,
  enigma,
  fillInTheBlanks,
  sayIn,
  scoreOf,
  shuffleBy,
  waitingIn,
  type GameFrame,
  type GameRules,
} from '@vitrine/domain/games';
import type { Text } from '@vitrine/domain/kernel';
import {
  DragAndDropBoard,
  DragTheWordsBoard,
  EnigmaBoard,
  FillInTheBlanksBoard,
  silent,
  type GamePort,
  type ShownVerdict,
} from '@vitrine/ui/games';
import { draw } from '@vitrine/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';

const pt = (text: string): Text => ({ 'pt-BR': text });
const frame: GameFrame = {
  prompt: pt('Jogue'),
  help: {},
  doneLine: {},
  points: 40,
  passShare: 0.7,
  clock: 'none',
  limitSeconds: 120,
  hints: true,
  shuffle: false,
};
const named = (id: string, name: string) => ({ id, name: pt(name), picture: null });
const scene = {
  ...frame,
  places: [named('k', 'Cozinha'), named('l', 'Lavanderia')],
  items: [
    { ...named('f', 'Geladeira'), places: ['k'], reason: pt('Fica na cozinha.') },
    { ...named('w', 'Lavadora'), places: ['l'], reason: pt('Precisa de água por perto.') },
  ],
};
const words = {
  ...frame,
  before: pt('Gasta muito?'),
  text: pt('Olhe a {{a}}: o motor é {{b}}.'),
  gaps: [
    { id: 'a', word: pt('etiqueta'), also: {}, reason: pt('Nela está o consumo.') },
    { id: 'b', word: pt('inverter'), also: {}, reason: pt('Muda de ritmo.') },
  ],
  extra: [],
};
const blank = { tolerance: 0, hasDots: true, accentsCount: false };
const blanks = {
  ...frame,
  picture: null,
  text: pt('Gasta {{a}} kWh com motor {{b}}.'),
  gaps: [
    { ...blank, id: 'a', kind: 'number' as const, accepts: { 'pt-BR': ['38'] }, reason: pt('Está na etiqueta.') },
    { ...blank, id: 'b', kind: 'text' as const, accepts: { 'pt-BR': ['inverter'] }, reason: {} },
  ],
};
const riddle = {
  ...frame,
  answer: pt('TV 4K'),
  also: {},
  clues: [
    { id: '1', text: pt('Fica na sala.') },
    { id: '2', text: pt('Todos olham.') },
  ],
  tries: 3,
  clueCost: 10,
  hasBank: true,
  picture: null,
};

/** A board fed by the rules of the server, without a server between. */
function Table<C extends GameFrame, B extends object>({
  rules,
  content,
  Board,
}: {
  rules: GameRules<C, B>;
  content: C;
  Board: (port: GamePort<B>) => ReactNode;
}) {
  const [state, setState] = useState(() => rules.deal(content, { shuffle: shuffleBy(3), carried: [] }));
  const [verdict, setVerdict] = useState<ShownVerdict | null>(null);
  const say = sayIn('pt-BR');
  const move = (item: string, answer: string) => {
    const judged = rules.judge(content, state, { item, answer }, 'pt-BR');
    if (!judged) throw new Error(`${item} ${answer} is no move`);
    setState(judged.state);
    const seq = (verdict?.seq ?? 0) + 1;
    setVerdict({ seq, item, answer, right: judged.right, isNear: judged.near ?? false, reason: say(judged.reason ?? {}) });
  };
  const { percent } = rules.scoreOf ? rules.scoreOf(content, state) : scoreOf(state);
  return (
    <>
      <Board
        board={rules.boardOf(content, state, { locale: 'pt-BR', say, linkTo: () => null })}
        items={state.order.map((id) => ({ id, mark: state.items[id]?.mark ?? 'open', isFirst: false, tries: 0 }))}
        verdict={verdict}
        pending={[]}
        isKept={false}
        repeated={0}
        isPaused={false}
        isCalm
        hasKeys
        pace="normal"
        feel={silent}
        move={move}
      />
      <section aria-label="placar">{waitingIn(state).length === 0 ? `${percent}%` : 'jogando'}</section>
    </>
  );
}
const score = () => screen.getByLabelText('placar').textContent;
const open = (table: ReactNode) => draw(table, 'pt-BR', undefined, ['games', 'word-games']);
const sceneTable = <Table rules={dragAndDrop} content={scene} Board={DragAndDropBoard} />;
const wordsTable = <Table rules={dragTheWords} content={words} Board={DragTheWordsBoard} />;
const blanksTable = <Table rules={fillInTheBlanks} content={blanks} Board={FillInTheBlanksBoard} />;
const enigmaTable = <Table rules={enigma} content={riddle} Board={EnigmaBoard} />;

/** Drags a piece by the finger to where a place lies; each place has a hundred pixels of its own. */
function dragTo(piece: HTMLElement, place: HTMLElement) {
  for (const [at, element] of [...document.querySelectorAll<HTMLElement>('[data-place]')].entries())
    element.getBoundingClientRect = () => DOMRect.fromRect({ x: at * 200, y: 0, width: 100, height: 100 });
  const to = { clientX: place.getBoundingClientRect().left + 110, clientY: 50 }; // ten pixels beside it: the magnet takes it
  piece.setPointerCapture = () => undefined;
  fireEvent.pointerDown(piece, { pointerId: 1, button: 0, clientX: 5, clientY: 500 });
  fireEvent.pointerMove(piece, { pointerId: 1, ...to });
  fireEvent.pointerUp(piece, { pointerId: 1, ...to });
  fireEvent.click(piece);
}

test('GAM-01 GAM-09 pieces are placed by single taps; a wrong one says why and goes home with the next act', async () => {
  await open(sceneTable);
  const tap = (name: RegExp, role = 'option') => userEvent.click(screen.getByRole(role, { name }));
  await tap(/Lavadora/);
  expect(screen.getByRole('option', { name: '2, Lavadora, na mão' })).toBeTruthy();
  await tap(/A, Cozinha, vazio/, 'button');
  expect(screen.getByRole('button', { name: 'A, Cozinha, não é aqui' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Lavadora não é daqui. Precisa de água por perto. Faltam 2.');
  await tap(/Geladeira/);
  await tap(/A, Cozinha, vazio/, 'button');
  await tap(/Lavadora/);
  await tap(/B, Lavanderia, vazio/, 'button');
  expect(score()).toBe('50%');
});

test('GAM-01 GAM-09 pieces are dragged by touch to 100 %', async () => {
  await open(sceneTable);
  dragTo(screen.getByRole('option', { name: /Geladeira/ }), screen.getByRole('button', { name: /Cozinha/ }));
  dragTo(screen.getByRole('option', { name: /Lavadora/ }), screen.getByRole('button', { name: /Lavanderia/ }));
  expect(screen.getByRole('button', { name: 'B, Lavanderia: Lavadora' })).toBeTruthy();
  expect(score()).toBe('100%');
});

test('GAM-01 GAM-09 numbers take a piece and letters place it, to 100 %; Esc puts it back', async () => {
  await open(sceneTable);
  await userEvent.keyboard('1');
  expect(screen.getByRole('option', { name: '1, Geladeira, na mão' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /na mão/ })).toBeNull();
  await userEvent.keyboard('1a2b');
  expect(score()).toBe('100%');
});

test('GAM-02 GAM-09 words are placed by single taps, by touch and by keys to 100 %', async () => {
  const tapped = await open(wordsTable);
  await userEvent.click(screen.getByRole('option', { name: /etiqueta/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Lacuna A, vazia' }));
  await userEvent.dblClick(screen.getByRole('option', { name: /inverter/ })); // the only gap that is free
  expect(screen.getByRole('button', { name: 'Lacuna B: inverter, certa' })).toBeTruthy();
  expect(score()).toBe('100%');
  tapped.unmount();

  const dragged = await open(wordsTable);
  dragTo(screen.getByRole('option', { name: /inverter/ }), screen.getByRole('button', { name: 'Lacuna B, vazia' }));
  dragTo(screen.getByRole('option', { name: /etiqueta/ }), screen.getByRole('button', { name: 'Lacuna A, vazia' }));
  expect(score()).toBe('100%');
  dragged.unmount();

  await open(wordsTable);
  await userEvent.tab();
  await userEvent.keyboard('1a2b');
  expect(score()).toBe('100%');
});

test('GAM-02 Tab, arrows and Enter alone place words too', async () => {
  await open(wordsTable);
  screen.getByRole('option', { name: /etiqueta/ }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Lacuna A, vazia' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('option', { name: /inverter/ }).focus();
  await userEvent.keyboard(' ');
  screen.getByRole('button', { name: 'Lacuna B, vazia' }).focus();
  await userEvent.keyboard(' ');
  expect(score()).toBe('100%');
});

test('GAM-05 gaps are typed and checked together; a near miss asks for the spelling and costs nothing', async () => {
  await open(blanksTable);
  await userEvent.type(screen.getByRole('textbox', { name: 'Lacuna 1' }), '38 kWh');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(screen.getByRole('img', { name: 'Lacuna 1: 38 kWh, certa' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lacuna 2' }), 'invertr{Enter}');
  expect(screen.getByRole('status').textContent).toContain('Quase: confira a escrita.');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Lacuna 2' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Lacuna 2' }), 'inverter{Enter}');
  expect(score()).toBe('100%');
});

test('GAM-05 a wrong gap keeps what was typed, and may be given up without credit', async () => {
  await open(blanksTable);
  await userEvent.type(screen.getByRole('textbox', { name: 'Lacuna 1' }), '34{Enter}');
  expect(screen.getByRole('textbox', { name: 'Lacuna 1, a corrigir' })).toHaveProperty('value', '34');
  expect(screen.getByRole('status').textContent).toContain('“34” não é. Está na etiqueta.');
  await userEvent.click(screen.getByRole('textbox', { name: 'Lacuna 1, a corrigir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver resposta' }));
  expect(screen.getByRole('img', { name: 'Lacuna 1: 38, resposta mostrada' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lacuna 2' }), 'inverter{Enter}');
  expect(score()).toBe('50%');
});

test('GAM-08 GAM-09 the word is tapped, typed in the field, or typed as keys, each to 100 %', async () => {
  const tapped = await open(enigmaTable);
  for (const letter of ['T', 'V', 'K']) await userEvent.click(screen.getByRole('button', { name: letter }));
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  expect(screen.getByRole('status').textContent).toContain('É TV 4K!');
  expect(score()).toBe('100%');
  tapped.unmount();

  const typed = await open(enigmaTable);
  await userEvent.type(screen.getByRole('textbox', { name: 'Sua resposta, 3 letras' }), 'tv 4k{Enter}');
  expect(score()).toBe('100%');
  typed.unmount();

  await open(enigmaTable);
  await userEvent.keyboard('tvk');
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  expect(score()).toBe('100%');
});

test('GAM-08 a wrong guess puts a lamp out and a clue costs; after the last try the word is told', async () => {
  await open(enigmaTable);
  await userEvent.click(screen.getByRole('button', { name: /Abrir mais uma dica/ }));
  expect(screen.getByRole('list', { name: 'Dicas' }).textContent).toContain('Todos olham.');
  expect(screen.getByRole('img', { name: 'Figura com 2 de 6 partes abertas' })).toBeTruthy();
  const field = () => screen.getByRole('textbox', { name: /Sua resposta/ });
  await userEvent.type(field(), 'TX 4Z{Enter}');
  expect(screen.getByText('2 de 3 tentativas')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('“TX 4Z” não é. 1 letra já no lugar.');
  await userEvent.type(field(), 'sofá{Enter}');
  await userEvent.type(field(), 'rádio{Enter}');
  expect(screen.getByRole('status').textContent).toContain('Era TV 4K. Sem pontos desta vez.');
  expect(score()).toBe('0%');
});
