import type { Feel } from './port.ts';

type Wishes = { sound: boolean; haptics: boolean };

/** Short tones and pulses, each by its own switch; never the only sign of anything. A device without either stays still. */
export function createFeel({ sound, haptics }: Wishes): Feel {
  const pulse = (pattern: number | number[]) => {
    if (haptics && 'vibrate' in navigator) navigator.vibrate(pattern);
  };
  const play = (...tones: [hertz: number, from: number, to: number][]) => {
    if (sound && 'AudioContext' in globalThis) for (const tone of tones) ring(...tone);
  };
  return {
    pick: () => pulse(10),
    right: () => {
      pulse(15);
      play([660, 0, 0.08], [880, 0.08, 0.18]);
    },
    wrong: () => {
      pulse([10, 40, 10]);
      play([196, 0, 0.12]);
    },
    end: () => {
      pulse([15, 30, 15]);
      play([523, 0, 0.5], [659, 0, 0.5], [784, 0, 0.5]);
    },
    hear: (url) => {
      if (!sound) return;
      player ??= new Audio();
      player.src = url; // one at a time: what is still heard ends
      void player.play().catch(() => undefined); // without a network, or before the first touch: nothing is heard
    },
  };
}

let player: HTMLAudioElement | undefined;
let speaker: AudioContext | undefined;

function ring(hertz: number, from: number, to: number): void {
  speaker ??= new AudioContext();
  const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
  const begin = speaker.currentTime + from;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, speaker.currentTime + to);
  tone.connect(volume).connect(speaker.destination);
  tone.start(begin);
  tone.stop(speaker.currentTime + to);
}
