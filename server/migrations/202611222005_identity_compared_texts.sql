-- A text that people write freely, as it is compared: without accents, in small letters, nothing around it. Says what domain's `comparedText` says, whatever the database's locale.
create function identity.compared_text(written text) returns text language sql immutable strict parallel safe as $$
  select btrim(
    translate(
      regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒØĐŁÞ',
      'abcdefghijklmnopqrstuvwxyzæœøđłþ'
    ),
    E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;
