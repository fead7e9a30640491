import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Runs and their scores stay, for courses are counted by them; which device they were played on goes, and so does what was typed. */
export const gamesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'games.run': db
      .read()
      .selectFrom('games.run')
      .select([
        'id',
        'game_id as game',
        'number',
        'state',
        'started_at',
        'finished_at',
        'spent_ms',
        'score',
        'is_passed',
        'points',
        'device',
      ])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'games.move': db
      .read()
      .selectFrom('games.move as m')
      .innerJoin('games.run as r', (join) => join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.id', '=', 'm.run_id'))
      .select(['m.run_id as run', 'm.seq', 'm.item', 'm.answer', 'm.is_right', 'm.made_at', 'm.device'])
      .where('m.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('m.run_id')
      .orderBy('m.seq'),
  }),
  erase: ({ tenantId, memberId }) =>
    db.transaction(async (tx) => {
      const runs = tx.selectFrom('games.run').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx
        .updateTable('games.move')
        .set({ device: '', answer: '' })
        .where('tenant_id', '=', tenantId)
        .where('run_id', 'in', runs)
        .execute();
      await tx.updateTable('games.run').set({ device: '' }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    }),
});
