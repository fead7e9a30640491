import { useRef } from 'react';

/** Below this way a drag is a tap. */
export const dragFromPx = 5;
/** Two taps within this time send a piece to the only free place. */
export const doubleTapMs = 500;
/** A long press opens no context menu on a piece. */
export const heldMs = 900;
/** Let go so far from a place still counts. */
export const magnetPx = 24;

type Rect = { left: number; top: number; right: number; bottom: number };
type Point = { x: number; y: number };

/** The place under a point, or the nearest one within the magnet. */
export function placeAt<P extends { rect: Rect }>({ x, y }: Point, places: readonly P[], magnet = magnetPx): P | undefined {
  const away = ({ rect }: P) => Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom));
  return places
    .filter((place) => away(place) <= magnet)
    .toSorted((a, b) => away(a) - away(b))
    .at(0);
}

/** What is read of a pointer's event. */
type Pointed = {
  button: number;
  pointerId: number;
  clientX: number;
  clientY: number;
  timeStamp: number;
  currentTarget: { setPointerCapture(id: number): void };
};

type Dragging = {
  /** The piece follows by so much; null puts it back without a word. */
  onMove: (by: Point | null, at: Point) => void;
  onDrop: (at: Point, by: Point, speed: number) => void;
  onTap?: () => void;
  onDoubleTap?: () => void;
};

/**
 * Handlers of a piece that can be dragged by finger, pen or mouse. Starts after five pixels; below, it was a tap. A scroll that the browser takes over
 * puts the piece back. Spread on an element with `touch-action: none` (or `pan-y`, where it may only be swiped aside).
 */
export function useDragged({ onMove, onDrop, onTap, onDoubleTap }: Dragging) {
  const held = useRef<{ id: number; from: Point; began: number; isDrag: boolean } | null>(null);
  const lastTap = useRef(-Infinity);
  const wasDrag = useRef(false);
  const by = (event: Pointed): Point => ({
    x: event.clientX - (held.current?.from.x ?? 0),
    y: event.clientY - (held.current?.from.y ?? 0),
  });
  return {
    onPointerDown: (event: Pointed) => {
      if (event.button !== 0 || held.current) return;
      held.current = { id: event.pointerId, from: { x: event.clientX, y: event.clientY }, began: event.timeStamp, isDrag: false };
      wasDrag.current = false;
    },
    onPointerMove: (event: Pointed) => {
      const now = held.current;
      if (!now || now.id !== event.pointerId) return;
      const way = by(event);
      if (!now.isDrag) {
        if (Math.hypot(way.x, way.y) < dragFromPx) return;
        now.isDrag = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      onMove(way, { x: event.clientX, y: event.clientY });
    },
    onPointerUp: (event: Pointed) => {
      const now = held.current;
      if (!now || now.id !== event.pointerId) return;
      held.current = null;
      wasDrag.current = now.isDrag;
      if (!now.isDrag) return;
      const way = { x: event.clientX - now.from.x, y: event.clientY - now.from.y };
      const speed = Math.abs(way.x) / Math.max(1, event.timeStamp - now.began);
      onMove(null, { x: event.clientX, y: event.clientY });
      onDrop({ x: event.clientX, y: event.clientY }, way, speed);
    },
    onPointerCancel: (event: Pointed) => {
      if (held.current?.id !== event.pointerId) return;
      held.current = null;
      onMove(null, { x: event.clientX, y: event.clientY });
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: (event: { timeStamp: number; detail: number }) => {
      if (wasDrag.current) {
        wasDrag.current = false;
        return;
      }
      const isDouble = event.detail > 0 && event.timeStamp - lastTap.current <= doubleTapMs;
      lastTap.current = isDouble ? -Infinity : event.timeStamp;
      if (isDouble && onDoubleTap) onDoubleTap();
      else onTap?.();
    },
  };
}
