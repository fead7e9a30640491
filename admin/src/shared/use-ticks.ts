import { useMutation } from '@tanstack/react-query';
import { showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';

type Tick = { id: string; isIn: boolean };
type TicksParts = {
  /** Tells the server. */
  change: (tick: Tick) => Promise<unknown>;
  /** Resolves once the list shows what the server keeps. */
  readAgain: () => Promise<unknown>;
};

/** Ticks of a list whose rows the server keeps: each is seen by the very tap, and stays until the list has been read again; one that is refused goes back, and is told. */
export function useTicks({ change, readAgain }: TicksParts) {
  const { atForm } = useMessages();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { mutate } = useMutation({
    mutationFn: change,
    onSuccess: readAgain,
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled: (_, __, { id, isIn }) => setWanted((now) => (now.get(id) === isIn ? without(now, id) : now)),
  });
  return {
    /** How a row stands to whoever looks. */
    shown: (id: string, isIn: boolean): boolean => wanted.get(id) ?? isIn,
    tick: (tick: Tick) => {
      setWanted((now) => new Map(now).set(tick.id, tick.isIn));
      mutate(tick);
    },
  };
}

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> => new Map([...map].filter(([other]) => other !== key));
