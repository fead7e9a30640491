import { useRef, useState, type PointerEvent, type WheelEvent } from 'react';

const steps = [1, 1.5, 2, 3, 4] as const;
const nearest = 4;
type View = { zoom: number; turns: number; x: number; y: number };
const whole: View = { zoom: 1, turns: 0, x: 0, y: 0 };
type Finger = { x: number; y: number };

/** How a photo lies on the desktop: how near, how turned, and where it was dragged to; by buttons, keys, wheel, one finger or two. */
export function usePhotoView() {
  const [view, setView] = useState(whole);
  const fingers = useRef(new Map<number, Finger>());
  const zoomTo = (next: (zoom: number) => number) =>
    setView((before) => {
      const zoom = Math.min(nearest, next(before.zoom));
      return zoom <= 1 ? { ...whole, turns: before.turns } : { ...before, zoom };
    });

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const wider = distance(now, other) / Math.max(1, distance(before, other));
      zoomTo((zoom) => zoom * wider);
      return;
    }
    setView((at) => (at.zoom === 1 ? at : { ...at, x: at.x + now.x - before.x, y: at.y + now.y - before.y }));
  };
  const lift = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);
  return {
    zoom: view.zoom,
    isWhole: view.zoom === 1,
    isNearest: view.zoom === nearest,
    isOnSide: view.turns % 2 === 1,
    transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
    nearer: () => zoomTo((zoom) => steps.find((step) => step > zoom) ?? nearest),
    farther: () => zoomTo((zoom) => steps.findLast((step) => step < zoom) ?? 1),
    toggle: () => zoomTo((zoom) => (zoom === 1 ? 2 : 1)),
    turn: () => setView((before) => ({ ...before, turns: before.turns + 1 })),
    handling: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: () => zoomTo((zoom) => (zoom === 1 ? 2 : 1)),
      onWheel: (event: WheelEvent<HTMLElement>) => zoomTo((zoom) => zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15)),
    },
  };
}

const distance = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y);
