import { toldBy } from '@vitrine/ui/forms';
import { useState } from 'react';
import { waitOf } from './wait-of.ts';

/** Codes by field; `form` for those that belong to none. */
type Errors = Record<string, string | undefined>;

/**
 * A short form without the kit: what was typed stays, missing fields are named before anything is sent, and a refusal stands at its field, or above the
 * button where it belongs to none. `waitSeconds`: when a limit lets the person try again.
 */
export function usePlainForm<N extends string>(begin: Record<N, string>) {
  const [typed, setTyped] = useState(begin);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const names = Object.keys(begin);
  const [waitSeconds, setWait] = useState<number>();
  const refuse = (told: Errors, form: Element | undefined) => {
    setErrors(told);
    const first = names.find((name) => told[name] !== undefined);
    if (first) form?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const set = (name: N, value: string) => {
    setTyped({ ...typed, [name]: value });
    setErrors({ ...errors, [name]: undefined, form: undefined });
  };
  return {
    typed,
    errors,
    isBusy,
    waitSeconds,
    set,
    field: (name: N) => ({
      name,
      value: typed[name],
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    /** Sends what was typed; `required` fields come first. */
    submit:
      (required: readonly N[], work: (typed: Record<N, string>) => Promise<unknown>) =>
      async (event: { preventDefault: () => void; currentTarget?: Element }) => {
        event.preventDefault();
        const form = event.currentTarget; // gone once something was waited for
        const missing = required.filter((name) => typed[name].trim() === '');
        if (missing.length > 0) return refuse(Object.fromEntries(missing.map((name) => [name, 'required'])), form);
        setBusy(true);
        setErrors({});
        try {
          await work(typed);
        } catch (error) {
          setWait(waitOf(error));
          refuse(errorsOf(error, names), form);
        } finally {
          setBusy(false);
        }
      },
  };
}

function errorsOf(error: unknown, names: readonly string[]): Errors {
  const { refusal, fields } = toldBy(error);
  const here = Object.entries(fields).filter(([name]) => names.includes(name));
  return here.length > 0 ? Object.fromEntries(here) : { form: Object.values(fields)[0] ?? refusal };
}
