import { toldBy } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';

type Faults = Record<string, string | undefined>;

/**
 * What somebody tells in a form, what is wrong with it, and the way to send it: the rules of the server are asked here first (VAL-14). `prefix`: where the call
 * holds the form, taken off the fields that the server names.
 */
export function useFormAnswers<V extends object>(begin: V, { prefix }: { prefix: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<V>(begin);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const refuse = (told: Faults) => {
    setFaults(told);
    const names = Object.keys(told);
    // The first in the order of the page, whatever the order of the rules.
    const input = Array.from(form.current?.querySelectorAll<HTMLElement>('[name]') ?? []).find((one) =>
      names.includes(one.getAttribute('name') ?? ''),
    );
    input?.focus();
  };
  const forgive = (name: string) => setFaults((before) => ({ ...before, [name]: undefined, form: undefined }));
  return {
    form,
    values,
    faults,
    isBusy,
    tell: <K extends keyof V & string>(name: K, value: V[K]) => {
      setValues((before) => ({ ...before, [name]: value }));
      forgive(name);
    },
    forgive,
    /** What came from elsewhere than the keys, on top of what stands there by now. */
    fill: (found: (now: V) => Partial<V>) => {
      setValues((before) => ({ ...before, ...found(before) }));
    },
    /** Judges first, then sends; what the server refuses stands at its field. */
    send: async (judge: () => Promise<Faults>, work: () => Promise<unknown>) => {
      setBusy(true);
      try {
        const found = { ...(await judge()), ...halfTyped(form.current) };
        if (Object.keys(found).length > 0) return refuse(found);
        setFaults({});
        await work();
      } catch (error) {
        const { refusal, fields } = toldBy(error);
        const here = Object.entries(fields).map(([path, code]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, code]);
        refuse(here.length > 0 ? Object.fromEntries(here) : { form: refusal });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** What a device holds back because it is not whole, such as a day and a month without their year: the answer is empty, the input is not (VAL-07). */
function halfTyped(form: HTMLFormElement | null): Faults {
  const inputs = Array.from(form?.querySelectorAll('input') ?? []);
  return Object.fromEntries(inputs.filter(({ validity }) => validity.badInput).map(({ name }) => [name, 'invalid']));
}
