-- The table goes with its rows, keys and indexes, whatever they hold: only its name is written anew.
alter table identity.copy set schema privacy;
