/** How long somebody of the console sees the portal as another person does, in seconds; it is not renewed. */
export const visitSeconds = 30 * 60;

/** Why the visit is made: at least this many letters, so that the audit log says more than "test". */
export const visitReason = { least: 8, most: 300 } as const;

export const visitRefusals = ['visit_reason_missing', 'visit_only_looks'] as const;
export type VisitRefusal = (typeof visitRefusals)[number];
