import { refusalCode } from '@vitrine/ui/forms';
import { unwrapFields } from '../unwrap-fields.ts';
import type { Fault, ImportLine } from './make-dry-run.ts';

/** Why the server refused a line: at its field where it says one. */
export function useFaults() {
  const faultOf = (error: unknown, line: ImportLine): Fault => {
    const told = unwrapFields(error, '-');
    const fields =
      typeof told === 'object' && told !== null && 'fields' in told && typeof told.fields === 'object' ? (told.fields ?? {}) : {};
    const [first] = Object.entries(fields);
    if (first === undefined) return { field: undefined, value: '', code: refusalCode(error) };
    const [field, code]: [string, unknown] = first;
    const value = line.values[field];
    return { field, value: typeof value === 'string' ? value : '', code: typeof code === 'string' ? code : 'invalid' };
  };
  return { faultOf };
}
