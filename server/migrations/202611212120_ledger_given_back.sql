-- How much came back to a purse after the campaign's last day, for the program's reason: it outlives the close of the book (decision D31).
alter table ledger.account add column given_back bigint not null default 0 check (given_back >= 0);
