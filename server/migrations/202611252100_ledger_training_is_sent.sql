-- Training points are held for a sending to the partner and leave with it (decision D80); experience is never spent (PTS-01). The rule is looser than the one before,
-- so that what stands fits already: it is checked in the next file, beside people who earn.
alter table ledger.entry drop constraint entry_spends_points;
alter table ledger.entry
  add constraint entry_spends_no_experience check (currency <> 'experience' or code not in ('hold', 'capture', 'release')) not valid;
