import type { ReactNode } from 'react';
import { backpack, giftCard, microphone } from './gift-objects.tsx';
import { airConditioner, headphones, notebook, phone, tv, washer } from './home-objects.tsx';
import { coffeeMaker, fridge, fryer, microwave, mug, sideBySide, stove } from './kitchen-objects.tsx';
import classes from './scene.module.css';
import { ShopWindow, Standing } from './shop-window.tsx';
import type { ShopWindowProps } from './shop-window.tsx';
import { boxes, plant } from './still-objects.tsx';

type Drawing = { drawing: ReactNode; width: number; height: number };

const drawings = {
  fridge: { drawing: fridge, width: 66, height: 120 },
  'side-by-side': { drawing: sideBySide, width: 86, height: 122 },
  washer: { drawing: washer, width: 80, height: 90 },
  stove: { drawing: stove, width: 76, height: 86 },
  microwave: { drawing: microwave, width: 92, height: 56 },
  'air-conditioner': { drawing: airConditioner, width: 128, height: 86 },
  fryer: { drawing: fryer, width: 56, height: 66 },
  'coffee-maker': { drawing: coffeeMaker, width: 60, height: 78 },
  tv: { drawing: tv, width: 156, height: 102 },
  notebook: { drawing: notebook, width: 132, height: 76 },
  phone: { drawing: phone, width: 60, height: 104 },
  headphones: { drawing: headphones, width: 80, height: 66 },
  'gift-card': { drawing: giftCard, width: 96, height: 68 },
  backpack: { drawing: backpack, width: 64, height: 90 },
  mug: { drawing: mug, width: 30, height: 26 },
  boxes: { drawing: boxes, width: 52, height: 54 },
  plant: { drawing: plant, width: 40, height: 62 },
  microphone: { drawing: microphone, width: 48, height: 84 },
} as const satisfies Record<string, Drawing>;

/** Every object that can stand on the shelf. */
export type SceneObject = keyof typeof drawings;
export const sceneObjects = Object.keys(drawings) as SceneObject[];

type Placed = { object: SceneObject; x?: number; scale?: number };
type SceneProps = Omit<ShopWindowProps, 'children'> & {
  objects?: readonly (SceneObject | Placed)[]; // none: an empty shelf
};

/** The window: wall, pool of light, shelf, and what stands on it with its contact shadow. Decorative unless it has a label. */
export function Scene({ objects = [], ...rest }: SceneProps) {
  return (
    <ShopWindow {...rest}>
      {objects.map((item) => {
        const { object, x = 160, scale = fittingScale(object) } = typeof item === 'string' ? { object: item } : item;
        return <Standing key={`${object}${x}`} x={x} scale={scale} {...drawings[object]} />;
      })}
    </ShopWindow>
  );
}

/** One object alone, cut to its own size, for a stage that brings wall and light itself. */
export function SceneFigure({ object, className }: { object: SceneObject; className?: string }) {
  const { drawing, width, height } = drawings[object];
  const half = Math.ceil(width * 0.66) + 4;
  return (
    <svg
      viewBox={`${-half} ${-height - 6} ${half * 2} ${height + 6}`}
      className={[classes.figure, className].filter(Boolean).join(' ')}
      aria-hidden
    >
      {drawing}
    </svg>
  );
}

/** Small things stand nearer, so that each fills the light as a fridge does. */
function fittingScale(object: SceneObject): number {
  const { width, height } = drawings[object];
  return Math.min(1.5, Math.max(0.94, Math.min(122 / height, 150 / width)));
}
