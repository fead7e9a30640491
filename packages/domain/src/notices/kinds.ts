export const noticeKinds = [
  'course_published',
  'certificate_issued',
  'attempt_closed',
  'session_revoked',
  'copy_ready',
  'sale_approved',
  'sale_refused',
  'order_approved',
  'order_shipped',
  'order_delivered',
  'order_refused',
  'order_on_hold',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
