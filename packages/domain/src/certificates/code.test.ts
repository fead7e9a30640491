import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateCode, parseCertificateCode } from './code.ts';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });

test('CER-01 a code is read back however it was typed', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const code = certificateCode(some);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      for (const typed of [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ''),
        ` ${code.replaceAll('-', ' ')} `,
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
      ])
        expect(parseCertificateCode(typed)).toBe(code);
    }),
  );
});

test('CER-01 what cannot be a code is none', () => {
  for (const typed of ['', 'ABCD', 'AAAA-BBBB-CCCU', 'AAAA-BBBB-CCCC-D']) expect(parseCertificateCode(typed)).toBeUndefined();
});
