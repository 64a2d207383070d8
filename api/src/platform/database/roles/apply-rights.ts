import type pg from 'pg'
import { type Catalogue, type Grant, readCatalogue } from './catalogue.ts'
import { wantedGrants } from './wanted.ts'

/** The grants and revocations that make the database like the tables of rights. */
export function differences(catalogue: Catalogue): { readonly missing: Grant[]; readonly surplus: Grant[] } {
  const wanted = wantedGrants(catalogue)
  const [wantedKeys, grantedKeys] = [new Set(wanted.map(keyOf)), new Set(catalogue.grants.map(keyOf))]
  return {
    missing: wanted.filter(grant => !grantedKeys.has(keyOf(grant))),
    surplus: catalogue.grants.filter(grant => !wantedKeys.has(keyOf(grant))),
  }
}

/**
 * Makes the rights of the database those of the tables, in one transaction and touching only what differs: processes
 * go on meanwhile.
 * @param isOlder a newer release has migrated this database: what its processes need is not taken from them
 */
export async function applyRights(client: pg.Client, { isOlder = false } = {}): Promise<void> {
  await client.query('begin')
  try {
    const { missing, surplus } = differences(await readCatalogue(client))
    const statements = [
      ...statementsOf(missing, (what, role) => `grant ${what} to ${role}`),
      ...(isOlder ? [] : statementsOf(surplus, (what, role) => `revoke ${what} from ${role}`)),
    ]
    if (statements.length > 0) await client.query(statements.join(';\n'))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The rights of the roles could not be set: ${(error as Error).message}`, { cause: error })
  }
}

const keyOf = ({ role, privilege, object, column }: Grant): string => [role, privilege, object, column].join('|')

/** One statement for all columns of a right. */
const statementsOf = (grants: readonly Grant[], say: (what: string, role: string) => string): string[] =>
  Object.values(
    Object.groupBy(
      grants,
      ({ role, privilege, object, column }) => `${role}|${privilege}|${object}|${column === null}`,
    ),
  ).map(group => {
    const [{ role, privilege, object, column }] = group as [Grant, ...Grant[]]
    const columns = column === null ? '' : ` (${(group ?? []).map(one => `"${one.column}"`).join(', ')})`
    return say(`${privilege}${columns} on ${object}`, role)
  })
