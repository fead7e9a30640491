-- Why a registration was refused, beside the words that its person reads.
alter table identity.registration add column reason text;
