import { useRef, useState, type PointerEvent } from 'react';

const steps = [1, 1.5, 2, 3, 4] as const;
type View = { step: number; turns: number; x: number; y: number };
const whole: View = { step: 0, turns: 0, x: 0, y: 0 };

/** How a photo lies on the desk: how near, how turned, and where it was dragged to. */
export function usePhotoView() {
  const [view, setView] = useState(whole);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const zoomTo = (step: number) =>
    setView((before) => (step <= 0 ? { ...whole, turns: before.turns } : { ...before, step: Math.min(step, steps.length - 1) }));
  const zoom = steps[view.step] ?? 1;
  const drag = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    setView((before) => ({ ...before, x, y }));
  };
  return {
    zoom,
    isWhole: view.step === 0,
    isNearest: view.step === steps.length - 1,
    transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${zoom})`,
    nearer: () => zoomTo(view.step + 1),
    farther: () => zoomTo(view.step - 1),
    toggle: () => zoomTo(view.step === 0 ? 2 : 0),
    turn: () => setView((before) => ({ ...before, turns: before.turns + 1 })),
    dragging: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (view.step === 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX - view.x, y: event.clientY - view.y };
      },
      onPointerMove: drag,
      onPointerUp: () => {
        from.current = undefined;
      },
    },
  };
}
