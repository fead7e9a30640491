-- Whoever is taken back from an import is looked for by their member (ADM-02).
create index path_member on learning.path (tenant_id, member_id);
