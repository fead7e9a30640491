import { z } from 'zod';

export const fieldKinds = [
  'text',
  'email',
  'tel',
  'password',
  'textarea',
  'number',
  'day',
  'instant',
  'switch',
  'choice',
  'choices',
  'colour',
  'texts',
  'image',
  'audio',
  'captions',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What a schema alone cannot say about a field: where it stands, whether a list shows it, and how it is drawn. */
export type About = {
  kind?: FieldKind;
  /** A heading of the form; fields of one section stand together. */
  section?: string;
  /** In a list's columns from the beginning; `optional` ones wait in the menu of columns. */
  column?: 'shown' | 'optional';
  /** May be filtered by; the list's endpoint takes a query of the same name. `more`: behind the button of further filters. */
  isFilter?: true | 'more';
  /** The column's word in the query `sort`; with a minus from the other end. */
  sort?: string;
  /** Words of the choices stand under this key, where two fields share them. */
  words?: string;
  autoComplete?: string;
  /** Of a text in several languages: its longest length, and its rows where it has more than one. */
  limit?: number;
  rows?: number;
  /** What the server's `can` must say for this field to be changed, beside `save`. */
  needsCan?: string;
};

declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface GlobalMeta extends About {}
}

export type FieldFacts = About & { key: string; kind: FieldKind; options: readonly string[]; isNullable: boolean };

/** Each field of a schema, in its order, with its kind read from the schema unless `.meta()` names another. */
export function fieldsOf(schema: z.ZodObject): FieldFacts[] {
  return Object.entries(schema.shape).map(([key, field]) => {
    const { inner, isNullable } = unwrapped(field);
    return { kind: kindOf(inner), options: optionsOf(inner), ...metaOf(field), key, isNullable };
  });
}

/** The same schema with words for the console on some of its fields. */
export function described<S extends z.ZodRawShape>(schema: z.ZodObject<S>, about: { [K in keyof S]?: About }): z.ZodObject<S> {
  const shape = Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => {
    const words = about[key];
    return [key, words && field instanceof z.ZodType ? field.meta(words) : field];
  });
  return z.object(Object.fromEntries(shape) as S); // oxlint-disable-line typescript/no-unsafe-type-assertion -- `.meta()` changes no type
}

function metaOf(field: z.core.$ZodType): About {
  return (field instanceof z.ZodType ? field.meta() : undefined) ?? {};
}

function unwrapped(field: z.core.$ZodType): { inner: z.core.$ZodType; isNullable: boolean } {
  if (field instanceof z.ZodNullable) return { inner: unwrapped(field.unwrap()).inner, isNullable: true };
  if (field instanceof z.ZodOptional) return { inner: unwrapped(field.unwrap()).inner, isNullable: true };
  return { inner: field, isNullable: false };
}

function kindOf(field: z.core.$ZodType): FieldKind {
  if (field instanceof z.ZodEnum) return 'choice';
  if (field instanceof z.ZodObject) return 'texts';
  if (field instanceof z.ZodArray) return 'choices';
  if (field instanceof z.ZodBoolean) return 'switch';
  if (field instanceof z.ZodNumber) return 'number';
  if (field instanceof z.ZodISODate) return 'day';
  if (field instanceof z.ZodISODateTime) return 'instant';
  return field instanceof z.ZodEmail ? 'email' : 'text';
}

function optionsOf(field: z.core.$ZodType): string[] {
  if (field instanceof z.ZodEnum) return field.options.map(String);
  return field instanceof z.ZodArray ? optionsOf(field.element) : [];
}
