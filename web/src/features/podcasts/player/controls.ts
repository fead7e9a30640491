import { thePlayer } from './tap-episode.ts';

/** What a press asks of the player, whose code is there already: the screens that show it are drawn without. */
const asked =
  <A extends unknown[]>(act: (player: Awaited<ReturnType<typeof thePlayer>>, ...given: A) => void) =>
  (...given: A): void =>
    void thePlayer().then((player) => act(player, ...given));

export const toggle = asked((player) => player.toggle());
export const seek = asked((player, seconds: number) => player.seek(seconds));
export const skip = asked((player, by: number) => player.skip(by));
export const setSpeed = asked((player, speed: number) => player.setSpeed(speed));
export const setSleep = asked((player, wish: number | 'end' | null) => player.setSleep(wish));
export const stop = asked((player) => player.stop());
