import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  createProduct,
  createStore,
  countProducts,
  countStores,
  exportProducts,
  exportStores,
  getProduct,
  getStore,
  listProductsToManage,
  listStoresToManage,
  ProductForm,
  ProductToManage,
  saveProduct,
  saveStore,
  StoreForm,
  StoreToManage,
} from '@vitrine/contract/campaigns';
import { z } from 'zod';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';
import { listsQuery } from './api.ts';

const drawnProduct = described(ProductForm, {
  sku: { section: 'what' },
  name: { limit: 120, section: 'name' },
  productType: { section: 'what' },
  brandId: { kind: 'choice', section: 'what' },
  formFactor: { section: 'details' },
  processor: { section: 'details' },
  generation: { section: 'details' },
  isActive: { section: 'details' },
});
const openedProduct = openedBy('product');

export const products = resource<ProductToManage, ProductForm>({
  room: 'campaigns',
  name: 'products',
  inner: 'product',
  row: described(ProductToManage, {
    sku: { column: 'shown' },
    name: { column: 'shown' },
    productType: { column: 'shown', isFilter: true },
    brand: { column: 'shown' },
    formFactor: { column: 'optional' },
    isActive: { column: 'shown' },
  }).extend({ brandId: z.string().meta({ isFilter: true }) }),
  form: ProductForm,
  drawn: drawnProduct,
  list: (ask) => call(listProductsToManage, { query: listProductsToManage.query.omit({ isActive: true }).parse(ask) }),
  count: (filter) => call(countProducts, { query: countProducts.query.omit({ isActive: true }).parse(filter) }),
  export: (ask) => callFile(exportProducts, { query: exportProducts.query.omit({ isActive: true }).parse(ask) }),
  titleOf: ({ name }) => name,
  cells: { productType: ({ productType }) => <ProductTypeName id={productType} /> },
  read: (productId) => call(getProduct, { params: { productId } }).then(openedProduct),
  save: (productId, version, _whole, { now: product, was }) =>
    call(saveProduct, { params: { productId }, body: { version, product, was } }).then(openedProduct),
  create: {
    needs: 'campaigns.write',
    form: drawnProduct,
    empty: { sku: '', name: {}, productType: 'other', brandId: '', formFactor: '', processor: '', generation: '', isActive: true },
    send: sentBy(ProductForm, (body, once) => call(createProduct, { body }, once)),
  },
});

/** A type by its name in the reader's language, from the program's lists. */
function ProductTypeName({ id }: { id: string }) {
  const { data } = useQuery(listsQuery);
  return data?.productTypes.find((type) => type.id === id)?.name ?? '';
}

const drawnStore = described(StoreForm, {
  retailerId: { kind: 'choice', section: 'who' },
  name: { section: 'who' },
  taxId: { section: 'who' },
  country: { kind: 'choice', section: 'place' },
  state: { section: 'place' },
  city: { section: 'place' },
  timeZone: { kind: 'choice', section: 'place' },
  takesPhotos: { kind: 'choice', section: 'rules' },
  isActive: { section: 'rules' },
});
const openedStore = openedBy('store');

export const stores = resource<StoreToManage, StoreForm>({
  room: 'campaigns',
  name: 'stores',
  inner: 'store',
  row: described(StoreToManage, {
    name: { column: 'shown' },
    retailer: { column: 'shown' },
    taxId: { column: 'shown' },
    city: { column: 'shown' },
    country: { column: 'shown', isFilter: true },
    timeZone: { column: 'optional' },
    takesPhotos: { column: 'optional' },
    isActive: { column: 'shown' },
  }).extend({ retailerId: z.string().meta({ isFilter: true }) }),
  form: StoreForm,
  drawn: drawnStore,
  list: (ask) => call(listStoresToManage, { query: listStoresToManage.query.omit({ isActive: true }).parse(ask) }),
  count: (filter) => call(countStores, { query: countStores.query.omit({ isActive: true }).parse(filter) }),
  export: (ask) => callFile(exportStores, { query: exportStores.query.omit({ isActive: true }).parse(ask) }),
  titleOf: ({ name }) => name,
  read: (storeId) => call(getStore, { params: { storeId } }).then(openedStore),
  save: (storeId, version, _whole, { now: store, was }) =>
    call(saveStore, { params: { storeId }, body: { version, store, was } }).then(openedStore),
  create: {
    needs: 'campaigns.write',
    form: drawnStore,
    empty: {
      retailerId: '',
      name: '',
      taxId: '',
      country: 'BR',
      state: '',
      city: '',
      timeZone: 'America/Sao_Paulo',
      takesPhotos: null,
      isActive: true,
    },
    send: sentBy(StoreForm, (body, once) => call(createStore, { body }, once)),
  },
});
