-- The links that a camper's projects were submitted with, each for one project. Hashes, because a link may be longer
-- than an index entry.
create table project_links (
  user_id uuid not null references users on delete cascade,
  link_hash bytea not null,
  challenge_id text not null,
  primary key (user_id, link_hash)
);

create trigger holds_owner after insert on project_links
referencing new table as changed for each statement execute function hold_owners();

-- The form in which links are compared; see normal-link.ts.
create function pg_temp.normal_link(link text) returns text language sql as $$
  select regexp_replace(regexp_replace(lower(parts[1]), '^www\.', ''), '\.?(:(80|443))?$', '')
    || regexp_replace(
         regexp_replace(
           regexp_replace(coalesce(parts[2], ''), '/{2,}', '/', 'g'), '/index\.html?$', '', 'i'),
         '(\.git)?/?$', '')
    || coalesce(
         (select '?' || string_agg(parameter, '&' order by parameter collate "C")
          from unnest(string_to_array(parts[3], '&')) as parameter
          where parameter !~* '^((utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)=|$)'), '')
    || case when parts[4] ~ '^!?/.' then '#' || regexp_replace(parts[4], '/+$', '') else '' end
  from regexp_match(link, '^https?://([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$', 'i') as parts
$$;

-- Existing submissions stay as they are. If several projects have the same link, the first keeps it.
insert into project_links (user_id, link_hash, challenge_id)
select distinct on (user_id, normal) user_id, sha256(convert_to(normal, 'UTF8')), challenge_id
from completions
cross join lateral unnest(array[solution, github_link]) as link
cross join lateral pg_temp.normal_link(link) as normal
-- Links to finished projects: not practice in a remote editor, not a server on the camper's own machine.
where challenge_type in (3, 4, 10, 13, 16, 33) and normal is not null
  and not (challenge_type = 4 and link = solution and normal ~
    '^(localhost($|[:/?#])|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\])')
order by user_id, normal, completed_at;
