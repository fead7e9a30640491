/** Where a certificate stands: `expiring` may be renewed and holds still; `renewed` has a newer one in its place. */
export const certificateStates = ['valid', 'expiring', 'expired', 'renewed'] as const;
export type CertificateState = (typeof certificateStates)[number];

export const certificateRefusals = [
  'course_unfinished',
  'blocked_in_training',
  'certificate_lasts',
  'certificate_renewed',
  'renewal_too_early',
  'renewal_under_way',
  'training_retired',
] as const;
export type CertificateRefusal = (typeof certificateRefusals)[number];

export const designRefusals = ['default_design_exists', 'training_has_design', 'signer_required'] as const;
export type DesignRefusal = (typeof designRefusals)[number];
