import type { GameView } from '@vitrine/contract/games';

/** What the learner reads before the game. */
export function GamePreview({ title, content }: { title: string; content: GameView }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{content.prompt}</p>
    </>
  );
}
