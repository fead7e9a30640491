/** Activity kinds: what each is made of and when it is complete. */
export const activityKinds = ['pdf', 'video', 'conventional_test'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityRefusals = ['file_missing', 'file_of_wrong_kind', 'pages_missing', 'duration_missing'] as const;
export type ActivityRefusal = (typeof activityRefusals)[number];
