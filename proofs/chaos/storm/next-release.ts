import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '../planted/bugs/bug.ts'
import { type Copy, copyWith } from '../planted/copy.ts'

/**
 * What a release may bring to the busiest tables while processes of the one before still write (decision 0071): columns
 * that they leave out, a rule for their rows, a fill of all rows, an index.
 */
const migration = `
alter table payment_transactions add column release_note text;
alter table invoices add column release_weight integer not null default 0;
alter table invoices add constraint release_weight_is_amount check (release_weight in (0, amount)) not valid;
create function fill_release_weight() returns trigger language plpgsql as $$ begin
  new.release_weight := new.amount;
  return new;
end $$;
create trigger fill_release_weight before insert on invoices for each row execute function fill_release_weight();
update invoices set release_weight = amount;
create index invoices_release_weight on invoices (buyer_company_id, release_weight);
update payment_transactions set release_note = 'before the release';
`

/** What the next release does that this one cannot: it writes into a column of its own. */
const edits: readonly Edit[] = [
  {
    file: 'payments/charge/store.ts',
    find: ".insertInto('payment_transactions')\n    .values(values)",
    replace: ".insertInto('payment_transactions')\n    .values({ ...values, release_note: 'by the next release' })",
  },
]

/** The sources of this release in a folder of their own, with one more migration and what uses it. */
export function makeNextRelease(): Copy {
  const copy = copyWith({ edits })
  writeFileSync(join(copy.root, 'api/src/platform/database/migrations/9000-next-release.sql'), migration)
  return copy
}

/** In a database that processes of the next release have started on. */
export const isReleasedQuery = `select count(*) as count from migrations where name = '9000-next-release'`
