/** The SQLSTATE of a fault that came from PostgreSQL. */
export function codeOf(fault: unknown): string | undefined {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The name of the constraint that a unique violation (23505) hit; undefined for any other fault. */
export function violatedKey(fault: unknown): string | undefined {
  if (codeOf(fault) !== '23505') return undefined;
  return typeof fault === 'object' && fault !== null && 'constraint' in fault ? String(fault.constraint) : undefined;
}
