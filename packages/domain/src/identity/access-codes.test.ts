import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessCodeOf, accessCodeSigns, plainAccessCode, wayInOf } from './index.ts';

test('LOG-09 an access code has ten signs that are not mistaken on paper, and is the same however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: accessCodeSigns, maxLength: 16 }), (bytes) => {
      const code = accessCodeOf(bytes);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
      for (const typed of [code.toLowerCase(), code.replace('-', ' '), ` ${code.replace('-', '')}\n`])
        expect(plainAccessCode(typed)).toBe(plainAccessCode(code));
    }),
  );
});

test('LOG-09 ADM-02 somebody comes in by e-mail, else by phone, else by a code, and without document and birthday by none', () => {
  const person = { email: 'a@exemplo.test', phone: '+5511999990000', document: '52998224725', birthday: '1990-05-20' };
  expect(wayInOf(person)).toBe('email');
  expect(wayInOf({ ...person, email: '' })).toBe('phone');
  expect(wayInOf({ ...person, email: '', phone: '' })).toBe('access_code');
  expect(wayInOf({ ...person, email: '', birthday: null })).toBe(null);
  expect(wayInOf({ ...person, email: '', document: '' })).toBe(null);
});
