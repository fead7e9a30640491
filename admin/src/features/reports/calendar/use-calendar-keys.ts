import { useEffect, useRef } from 'react';

type Acts = { move: (weeks: 1 | -1) => void; today: () => void; close: (() => void) | undefined };

/** Left and right change the week, T goes back to today, j and k walk through the dates, Escape closes what is open. Hours have arrows of their own. */
export function useCalendarKeys(acts: Acts): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
      if (moveBetweenHours(event)) return;
      if (event.key === 'ArrowLeft') now.current.move(-1);
      if (event.key === 'ArrowRight') now.current.move(1);
      if (event.key === 't') now.current.today();
      if (event.key === 'Escape') now.current.close?.();
      if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function walk(by: 1 | -1): void {
  const dates = [...document.querySelectorAll<HTMLElement>('[data-date]')];
  const at = dates.findIndex((one) => one === document.activeElement);
  const next = dates[at === -1 ? 0 : Math.min(dates.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, [role=slider]') || target.closest('[role=dialog], [role=menu], [role=listbox]') !== null);

const arrows: Record<string, [days: number, minutes: number]> = {
  ArrowUp: [0, -60],
  ArrowDown: [0, 60],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** From one hour of the grid to the next; true where that was asked, so that the week does not change. */
function moveBetweenHours(event: KeyboardEvent): boolean {
  const step = arrows[event.key];
  const [day, minutes] = (event.target instanceof HTMLElement ? (event.target.dataset['slot'] ?? '') : '').split(' ');
  if (!step || day === undefined || minutes === undefined) return false;
  event.preventDefault();
  const days = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
  const at = days.findIndex(({ dataset }) => dataset['slot'] === `${day} ${minutes}`);
  const aDay = days.filter(({ dataset }) => dataset['slot']?.startsWith(`${day} `)).length;
  days[at + step[0] * aDay + Math.sign(step[1])]?.focus();
  return true;
}
