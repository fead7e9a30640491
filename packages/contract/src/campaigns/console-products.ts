import { productTypes } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { changed, endpoint, countOf, exportOf, Flag, Id, LocaleText, pageOf, PageQuery, Was } from '../kernel/index.ts';
import { read, saved, searched, write } from './console-words.ts';

export const ProductForm = z.strictObject({
  sku: z.string().trim().min(1, 'required').max(64, 'text_too_long'),
  name: LocaleText(120),
  productType: z.enum(productTypes, 'invalid_choice'),
  brandId: Id,
  formFactor: z.string().trim().max(80, 'text_too_long'),
  processor: z.string().trim().max(80, 'text_too_long'),
  generation: z.string().trim().max(80, 'text_too_long'),
  /** One that is not is no longer found; sales of it stay. */
  isActive: z.boolean(),
});
export type ProductForm = z.infer<typeof ProductForm>;

const oneProduct = z.object({ productId: Id });

export const ProductToManage = z.object({
  id: Id,
  sku: z.string(),
  name: z.string(),
  productType: z.enum(productTypes),
  brand: z.string(),
  formFactor: z.string(),
  isActive: z.boolean(),
});
export type ProductToManage = z.infer<typeof ProductToManage>;
export const ProductDetail = z.object({ id: Id, ...saved, product: ProductForm });
export type ProductDetail = z.infer<typeof ProductDetail>;

export const listProductsToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/products',
  query: PageQuery.extend({
    ...searched,
    productType: z.enum(productTypes).optional(),
    brandId: Id.optional(),
    isActive: Flag.optional(),
  }),
  answer: pageOf(ProductToManage),
  summary: 'Products of the program by SKU',
});
export const exportProducts = exportOf(listProductsToManage);
export const countProducts = countOf(listProductsToManage);

export const getProduct = endpoint({
  ...read,
  method: 'GET',
  path: '/console/products/:productId',
  params: oneProduct,
  answer: ProductDetail,
  summary: 'A product as it is edited',
});
export const createProduct = endpoint({
  ...write,
  method: 'POST',
  path: '/console/products',
  body: ProductForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a product',
});
export const saveProduct = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/products/:productId',
  params: oneProduct,
  body: z.strictObject({ version: z.int(), product: changed(ProductForm), was: Was }),
  answer: ProductDetail,
  summary: 'Saves a product; its SKU stays once a sale may name it',
});
