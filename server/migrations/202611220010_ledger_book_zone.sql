-- Where the last day of a campaign is counted (an IANA zone); null until the room of campaigns tells it.
alter table ledger.book add column time_zone text;
