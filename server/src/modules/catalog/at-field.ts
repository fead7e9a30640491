import { Refusal } from '../../platform/http/index.ts';

/** Lets the fields that another room refuses stand where this call has them: `files.pt-BR` becomes `activity.content.files.pt-BR`. */
export async function atField<T>(prefix: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof Refusal) || !fault.fields) throw fault;
    const fields = Object.fromEntries(Object.entries(fault.fields).map(([path, code]) => [`${prefix}.${path}`, code]));
    throw new Refusal(fault.code, { status: fault.status, fields });
  }
}
