/** Pieces that go to places of a scene; a place may take several, up to three pieces belong nowhere. */
import { locales, textIn, type Locale, type Text } from '../kernel/index.ts';
import { altChecks, askIn, begunIn, gapsIn, when, type GameCheck } from './checks.ts';
import { foldText } from './compare-text.ts';
import { frameGaps, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, helped, itemIn, tried, waitingIn } from './state.ts';

export type ScenePlace = { id: string; name: Text; picture: Picture };
/** `places`: where it is right; none for a piece that belongs nowhere. */
export type SceneItem = { id: string; name: Text; picture: Picture; places: string[]; reason: Text };
export type DragAndDropContent = GameFrame & { places: ScenePlace[]; items: SceneItem[] };
export type DragAndDropBoard = {
  places: { id: string; name: string; picture: ShownPicture }[];
  /** `place` once it lies right. `tries`: how often it was put wrong, or right at last. */
  items: { id: string; name: string; picture: ShownPicture; place: string | null; tries: number; isHinted: boolean }[];
  hasHints: boolean;
};

export const dragAndDropLimits = { places: 8, fewestPlaces: 2, items: 9, fewestItems: 2, name: 16, reason: 90, nowhere: 3 } as const;

const isScored = ({ places }: SceneItem) => places.length > 0;

export const dragAndDrop: GameRules<DragAndDropContent, DragAndDropBoard> = {
  isWholeOffline: false,
  itemsOf: ({ items }) => items.filter(isScored).map(({ id }) => id),
  deal: ({ items }, { shuffle, carried }) =>
    dealt(
      items.filter(isScored).map(({ id }) => id),
      { others: shuffle(items.map(({ id }) => id)), carried },
    ),
  judge: (content, state, { item: taken, answer: place }) => {
    const asked = askIn(taken);
    const item = content.items.find(({ id }) => id === (asked?.item ?? taken));
    if (!item || asked?.ask === 'show') return null;
    const mark = itemIn(state, item.id)?.mark;
    if (isScored(item) && mark !== 'open') return null;
    if (asked) return content.hints ? { state: helped(state, item.id), right: null, reason: item.reason } : null;
    if (!content.places.some(({ id }) => id === place)) return null;
    if (!isScored(item)) return { state, right: false, reason: item.reason }; // it lies right nowhere, and costs nothing
    const isRight = placesOf(content, item).has(place);
    return {
      state: tried(state, item.id, { isRight, answer: place, mark: isRight ? 'right' : 'open' }),
      right: isRight,
      reason: item.reason,
    };
  },
  solve: ({ items }, state) => {
    const item = items.find(({ id }) => id === waitingIn(state)[0]);
    return item?.places[0] ? { item: item.id, answer: item.places[0] } : null;
  },
  boardOf: ({ places, items, hints }, state, telling) => ({
    hasHints: hints,
    places: places.map(({ id, name, picture }) => ({ id, name: telling.say(name), picture: shown(picture, telling) })),
    items: state.others.flatMap((id) => {
      const item = items.find((one) => one.id === id);
      const stands = itemIn(state, id);
      if (!item) return [];
      // Carried over from an earlier run, it lies where it is right.
      const place = stands?.mark === 'right' ? stands.answer || (item.places[0] ?? null) : null;
      const isHinted = state.hinted.includes(id);
      return [{ id, name: telling.say(item.name), picture: shown(item.picture, telling), place, tries: stands?.tries ?? 0, isHinted }];
    }),
  }),
  tell: ({ places, items }, id, say) => {
    const item = items.find((one) => one.id === id);
    const right = places.filter((place) => item?.places.includes(place.id)).map(({ name }) => say(name));
    return { text: item ? say(item.name) : '', right: right.join(', '), reason: item ? say(item.reason) : '' };
  },
  picturesOf: ({ places, items }) => [
    ...places.map(({ picture }, index) => ({ path: `places.${index}.picture.fileId`, picture })),
    ...items.map(({ picture }, index) => ({ path: `items.${index}.picture.fileId`, picture })),
  ],
  missingOf: (content) => [...new Set([...frameGaps(content, {}), ...gapsIn(checkScene(content))])],
};

/** What an author should see to: a name in each language that is begun, something to solve, a place for all but three pieces. */
export function checkScene({ places, items }: Pick<DragAndDropContent, 'places' | 'items'>): GameCheck[] {
  const { fewestPlaces, fewestItems, nowhere } = dragAndDropLimits;
  const named = [...places, ...items];
  const begun = begunIn(named.map(({ name }) => name));
  const homeless = items.filter((item) => !isScored(item)).length;
  return [
    ...when(places.length < fewestPlaces || items.length < fewestItems, 'too_few'),
    ...when(begun.length === 0 && named.length > 0, 'text_missing'),
    ...when(items.length > 0 && homeless === items.length, 'nothing_to_solve'),
    ...when(homeless > nowhere && homeless < items.length, 'too_many_nowhere'),
    ...begun.flatMap((locale) => named.flatMap(({ id, name }) => when(!name[locale], 'language_missing', { at: id, locale }))),
    ...twins(places).flatMap((at) => when(true, 'equal_places', { at })),
    ...twins(items).flatMap((at) => when(true, 'equal_pieces', { at })),
    ...items.flatMap((item) => begun.flatMap((locale) => when(!item.reason[locale], 'no_reason', { at: item.id, locale }))),
    ...named.flatMap(({ id, picture }) => altChecks(picture, id)),
  ];
}

/** Where a piece is right: its own places, and those of pieces that are called alike. */
const placesOf = ({ items }: DragAndDropContent, item: SceneItem): ReadonlySet<string> =>
  new Set(
    items.filter((other) => other === item || (isScored(other) && isCalledAlike(other.name, item.name))).flatMap(({ places }) => places),
  );

const isCalledAlike = (one: Text, other: Text) =>
  textIn(one, locales[0]) !== '' && locales.every((locale) => foldText(one[locale] ?? '') === foldText(other[locale] ?? ''));

/** Ids of those that another one is called like, in any language. */
const twins = (named: readonly { id: string; name: Text }[]) =>
  named
    .filter(({ id, name }) => named.some((other) => other.id !== id && locales.some((locale) => isSame(name, other.name, locale))))
    .map(({ id }) => id);
const isSame = (one: Text, other: Text, locale: Locale) =>
  Boolean(one[locale]) && foldText(one[locale] ?? '') === foldText(other[locale] ?? '');
