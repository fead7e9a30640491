-- Roles have the names that an operator gives them: who may set sums right is told by a right that the owner has and the app is never given, not by the name of a role.
drop trigger account_only_grows on ledger.account;
create trigger account_only_grows before update on ledger.account for each row
  when (
    old.id is distinct from new.id or old.tenant_id is distinct from new.tenant_id or old.book_id is distinct from new.book_id
    or old.currency is distinct from new.currency or old.role is distinct from new.role or old.member_id is distinct from new.member_id
    or ((new.credited < old.credited or new.debited < old.debited or new.earned < old.earned or new.settled < old.settled
      or new.taken_back < old.taken_back or new.moves < old.moves or new.moved_at < old.moved_at)
      and not has_table_privilege('ledger.account', 'truncate'))
  )
  execute function ledger.refuse_change();
