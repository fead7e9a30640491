import type { StoredFile } from '@vitrine/contract/kernel';
import type { z } from 'zod';
import type { Creation, Opened } from './resource.ts';

type Detail<Inner extends string, Values> = Record<Inner, Values> & {
  version: number;
  can: Record<string, boolean>;
  /** Where it stands: rooms call it by either word. */
  state?: string;
  status?: string;
  image?: StoredFile | null;
};

/** A thing as its endpoint hands it out, as the engine edits it; `inner` is the field that holds the form. */
export const openedBy =
  <Inner extends string>(inner: Inner) =>
  <Values>(detail: Detail<Inner, Values>): Opened<Values> => {
    const { version, can, image, status = detail.state } = detail;
    return {
      values: detail[inner],
      version,
      can,
      ...(status === undefined ? {} : { status }),
      ...(image === undefined ? {} : { files: image === null ? [] : [image] }),
    };
  };

/** How a new one is sent, by the form and by each line of an import: checked by its own schema, and once for a key. */
export const sentBy =
  <Form extends z.ZodObject>(
    form: Form,
    send: (body: z.output<Form>, once: { key?: string }) => Promise<{ id: string }>,
  ): Creation['send'] =>
  (values, key) =>
    send(form.parse(values), key === undefined ? {} : { key });
