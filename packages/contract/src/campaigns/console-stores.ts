import { z } from 'zod';
import { changed, endpoint, countOf, exportOf, Flag, Id, pageOf, PageQuery, Was } from '../kernel/index.ts';
import { read, saved, searched, write } from './console-words.ts';

export const StoreForm = z.strictObject({
  retailerId: Id,
  name: z.string().trim().min(1, 'required').max(120, 'text_too_long'),
  /** Marks are taken out; unique in the program. Empty where a country has none. */
  taxId: z.string().trim().max(40, 'text_too_long'),
  country: z.string().length(2, 'invalid_choice'),
  state: z.string().trim().max(80, 'text_too_long'),
  city: z.string().trim().min(1, 'required').max(80, 'text_too_long'),
  timeZone: z.string().min(1, 'required').max(64),
  /** Null: as the chain says (D70). */
  takesPhotos: z.boolean().nullable(),
  isActive: z.boolean(),
});
export type StoreForm = z.infer<typeof StoreForm>;

const oneStore = z.object({ storeId: Id });
export const StoreToManage = z.object({
  id: Id,
  name: z.string(),
  retailer: z.string(),
  taxId: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  takesPhotos: z.boolean(),
  isActive: z.boolean(),
});
export type StoreToManage = z.infer<typeof StoreToManage>;
export const StoreDetail = z.object({ id: Id, ...saved, store: StoreForm });
export type StoreDetail = z.infer<typeof StoreDetail>;

export const listStoresToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/stores',
  query: PageQuery.extend({
    ...searched,
    retailerId: Id.optional(),
    country: z.string().length(2).optional(),
    isActive: Flag.optional(),
  }),
  answer: pageOf(StoreToManage),
  summary: 'Stores of the program by name',
});
export const exportStores = exportOf(listStoresToManage);
export const countStores = countOf(listStoresToManage);

export const getStore = endpoint({
  ...read,
  method: 'GET',
  path: '/console/stores/:storeId',
  params: oneStore,
  answer: StoreDetail,
  summary: 'A store as it is edited',
});
export const createStore = endpoint({
  ...write,
  method: 'POST',
  path: '/console/stores',
  body: StoreForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a store',
});
export const saveStore = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/stores/:storeId',
  params: oneStore,
  body: z.strictObject({ version: z.int(), store: changed(StoreForm), was: Was }),
  answer: StoreDetail,
  summary: 'Saves a store',
});
