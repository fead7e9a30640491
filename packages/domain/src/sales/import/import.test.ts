import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindNamed, missingColumns, neededFields, saleColumns, saleFields, saleOfLine } from './index.ts';

test('ADM-02 SAL-01 a spreadsheet’s columns are known by their headings in four languages, and what is missing is named', () => {
  const every = [
    ['Vendedor', 'CNPJ da loja', 'Número da nota', 'Tipo de documento', 'Data da venda', 'SKU', 'Quantidade'],
    ['Seller e-mail', 'Store tax id', 'Invoice number', 'Document type', 'Sale date', 'Product code', 'Qty'],
    ['Correo', 'RUT de la tienda', 'Número de factura', 'Tipo', 'Fecha de venta', 'Código del producto', 'Cantidad'],
    ['Courriel', 'Numéro fiscal', 'Numéro de facture', 'Type de document', 'Date de vente', 'Code produit', 'Qté'],
  ];
  for (const header of every) expect(saleColumns(header)).toEqual([...saleFields]);
  expect(missingColumns(saleColumns(['Loja', 'Cor', 'Loja']))).toEqual(neededFields.filter((field) => field !== 'store'));
  expect([kindNamed(''), kindNamed('Cupom fiscal'), kindNamed('Reçu'), kindNamed('Carta')]).toEqual([
    'invoice',
    'ticket',
    'receipt',
    undefined,
  ]);
});

test('ADM-02 SAL-03 lines of one seller and one invoice are one sale, however its number is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom('-', '.', ' ', '/'), (number, mark) => {
      const digits = String(number);
      const written = `00${digits.slice(0, 1)}${mark}${digits.slice(1)}`.replace(/[-. /]$/, '');
      const sale = (seller: string, invoiceNumber: string) => saleOfLine({ seller, invoiceNumber, line: 1 });
      expect(sale('ana@x.test', written)).toBe(sale('ANA@x.test ', digits));
      expect(sale('bia@x.test', written)).not.toBe(sale('ana@x.test', digits));
    }),
  );
  expect(saleOfLine({ seller: 'ana', invoiceNumber: '', line: 3 })).not.toBe(saleOfLine({ seller: 'ana', invoiceNumber: '', line: 4 }));
});
