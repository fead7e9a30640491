/** What the kinds of games share on the server: content with a name that lasts, runs that tell how far a learner is. */
import type { ActivityContentOf, ActivityDraftOf } from '@vitrine/contract/activities';
import type { GameView } from '@vitrine/contract/games';
import { judgeGame, type ActivityKind, type GameDetail, type DetailOf } from '@vitrine/domain/activities';
import { gameOf, limitOf, sayIn, type Game, type GameFrame, type GameRules } from '@vitrine/domain/games';
import { Refusal } from '../../platform/http/index.ts';
import { gameStatus } from '../games/index.ts';
import { findFiles } from './files.ts';
import { parseGameDetail } from './game-stored.ts';
import type { Kind, Learner, NamedFile, ReadParts } from './kind.ts';

type Stored = GameFrame & { version: 1; kind: string; gameId: string };
/** Kinds of which progress keeps nothing but that they were opened. */
type KindWithRuns = { [K in ActivityKind]: GameDetail extends DetailOf[K] ? K : never }[ActivityKind];

/** A kind of game, from its rules and what only its types can say. */
export function gameKind<K extends KindWithRuns, Content extends Stored>({
  rules,
  parse,
  draftOf,
  viewOf,
}: {
  rules: GameRules<Content>;
  parse: (stored: unknown) => Content;
  draftOf: (content: Content) => ActivityDraftOf<K>;
  viewOf: (view: GameView) => ActivityContentOf<K>;
}) {
  const filesOf = (content: Content): NamedFile[] =>
    rules.picturesOf(content).flatMap(({ path, picture }) => {
      const { fileId = null, soundFileId = null } = picture ?? {};
      return [
        ...(fileId === null ? [] : [{ path, fileId, accepts: 'image/' }]),
        ...(soundFileId === null ? [] : [{ path: path.replace(/fileId$/, 'soundFileId'), fileId: soundFileId, accepts: 'audio/' }]),
      ];
    });
  return {
    parseContent: parse,
    parseDetail: parseGameDetail,
    store: async ({ newId }, _tx, _actor, { draft, before }) => {
      const content = parse({ ...draft, version: 1, gameId: before?.gameId ?? newId() });
      const items = rules.itemsOf(content);
      if (new Set(items).size < items.length) throw new Refusal('invalid_request', { fields: { prompt: 'invalid' } });
      return content;
    },
    draftOf: (content) => draftOf(content),
    filesOf,
    testOf: () => null,
    gameOf: (content) => ({ gameId: content.gameId, game: gameOf(content.kind, rules, content) }),
    missingOf: (content) => rules.missingOf(content),
    viewOf: async ({ db }, actor, { content, locale }) => {
      const { prompt, help, points, passShare, clock } = content;
      const say = sayIn(locale);
      return viewOf({
        prompt: say(prompt),
        help: say(help),
        items: rules.itemsOf(content).length,
        points,
        passPercent: Math.round(passShare * 100),
        clock,
        limitSeconds: limitOf(content, 'normal'),
        isWholeOffline: rules.isWholeOffline,
        ...(await gameStatus(db.write(), actor, content)),
      });
    },
    attemptOf: async () => null,
    completionOf: async ({ db }, actor, { content }) => judgeGame(await gameStatus(db.write(), actor, content)),
  } satisfies Kind<K, Content>;
}

/** Addresses of the photos and sounds of a game, for whoever plays it. */
export async function linksOfGame(parts: ReadParts, actor: Learner, game: Game): Promise<(fileId: string) => string | null> {
  const files = await findFiles(parts, actor, [...new Set(game.fileIds)]);
  return (fileId) => {
    const file = files.get(fileId);
    return file ? parts.storage.link(actor, file) : null;
  };
}
