/** A mail address as this product takes it: one that an e-mail can be sent to, without comments, quotes and bare hosts. */
export const isEmail = (written: string): boolean =>
  written.length <= 254 && /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(written);

export type EmailRefusal = 'required' | 'invalid_email' | 'emails_differ';

/** Judges an address and its repetition (VAL-10); small and capital letters are one. */
export function judgeEmail({
  email,
  confirmation,
}: {
  email: string;
  confirmation: string;
}): { ok: true; email: string } | { ok: false; at: 'email' | 'emailConfirmation'; refusal: EmailRefusal } {
  const written = email.trim();
  if (written === '') return { ok: false, at: 'email', refusal: 'required' };
  if (!isEmail(written)) return { ok: false, at: 'email', refusal: 'invalid_email' };
  const isSame = confirmation.trim().toLowerCase() === written.toLowerCase();
  return isSame ? { ok: true, email: written } : { ok: false, at: 'emailConfirmation', refusal: 'emails_differ' };
}
