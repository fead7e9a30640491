-- A limit of a client's own, within the one that the operator sets for every client; none where it is null.
alter table platform.client_storage add column most_megabytes integer check (most_megabytes > 0);
