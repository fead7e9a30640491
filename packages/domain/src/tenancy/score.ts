/**
 * Whether ranking and score are shown (CLI-04): where the client has a ranking and lets its trainings count by score; both count as on while no client is selected.
 */
export const showsScore = (client: { has_ranking: boolean; group_training_use_score: boolean } | undefined): boolean =>
  client === undefined || (client.has_ranking && client.group_training_use_score);
