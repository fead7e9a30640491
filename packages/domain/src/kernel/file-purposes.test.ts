import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filePurposes, fileTakes, judgeFile } from './index.ts';

const purpose = fc.constantFrom(...filePurposes);

test('CAL-06 whatever the server takes is sent: no type of a purpose is refused below its size, and none above it is sent', () => {
  fc.assert(
    fc.property(purpose, fc.nat(), fc.nat(), (given, some, over) => {
      const { types, bytes: most } = fileTakes[given];
      const bytes = 1 + (some % most);
      for (const type of [...types, '', 'application/octet-stream']) {
        expect(judgeFile({ purpose: given, type, bytes })).toBeUndefined();
        expect(judgeFile({ purpose: given, type, bytes: most + 1 + over })).toBe('file_too_large');
        expect(judgeFile({ purpose: given, type, bytes: 0 })).toBe('file_unreadable');
      }
    }),
  );
});

test('CAL-06 another family of types is refused before it is sent, an unusual name of the same one is not', () => {
  const bytes = 10;
  expect(judgeFile({ purpose: 'image', type: 'video/mp4', bytes })).toBe('file_type_refused');
  expect(judgeFile({ purpose: 'video', type: 'image/png', bytes })).toBe('file_type_refused');
  expect(judgeFile({ purpose: 'attachment', type: 'audio/mpeg', bytes })).toBe('file_type_refused');
  expect(judgeFile({ purpose: 'audio', type: 'audio/x-m4a', bytes })).toBeUndefined();
  expect(judgeFile({ purpose: 'package', type: 'application/x-zip-compressed', bytes })).toBeUndefined();
  expect(judgeFile({ purpose: 'sheet', type: 'application/vnd.ms-excel', bytes })).toBeUndefined();
  expect(judgeFile({ purpose: 'any', type: 'video/quicktime', bytes })).toBeUndefined();
});
