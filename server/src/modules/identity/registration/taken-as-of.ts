import { documentRefusalsOf } from '@vitrine/domain/identity';
import { Refusal } from '../../../platform/http/index.ts';

/** In Brazil the document that is taken is called by its name (VAL-03). */
export async function takenAsOf<T>(country: string, { at }: { at: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.fields?.[at] !== 'document_taken') throw fault;
    const code = documentRefusalsOf(country).taken;
    throw new Refusal(fault.code === 'document_taken' ? code : fault.code, { fields: { ...fault.fields, [at]: code } });
  }
}
