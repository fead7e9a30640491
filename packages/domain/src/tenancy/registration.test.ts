import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedFields, isRegistrationOpen, registrationFields } from './index.ts';

const asked = fc.record({ field: fc.constantFrom(...registrationFields), is_mandatory: fc.boolean() });

test('LOG-10 a registration asks each configured field once, in the written order, and never forgets name and e-mail', () => {
  fc.assert(
    fc.property(fc.array(asked), (configured) => {
      const fields = askedFields(configured).map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields).toEqual(expect.arrayContaining(['fullName', 'email', ...configured.map(({ field }) => field)]));
      const written = [...new Set(configured.map(({ field }) => field))];
      expect(fields.filter((field) => written.includes(field))).toEqual(written);
      expect(askedFields(configured).filter(({ field }) => field === 'fullName' || field === 'email')).toEqual([
        expect.objectContaining({ is_mandatory: true }),
        expect.objectContaining({ is_mandatory: true }),
      ]);
    }),
  );
});

test('LOG-10 a special registration form is open only with fields of its own, and no registration form where registration is off', () => {
  const registration_fields = { register: [], seven_trade: [{ field: 'phone' as const, is_mandatory: true }], pop_trade: [] };
  const open = (user_register: boolean) =>
    (['register', 'seven_trade', 'pop_trade'] as const).map((variant) =>
      isRegistrationOpen({ user_register, registration_fields }, variant),
    );
  expect([open(true), open(false)]).toEqual([
    [true, true, false],
    [false, false, false],
  ]);
});
