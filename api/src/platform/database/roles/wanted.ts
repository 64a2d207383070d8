import { processRoles, type ProcessRole, roleName } from '@invoice-card/settings'
import type { Catalogue, Grant } from './catalogue.ts'
import { changedColumns, hiddenColumns } from './columns.ts'
import { functionRights, queueRights, type Right, schemaRights, tableRights } from './rights.ts'

// Columns of tables that are known by the schema, of which the catalogue knows names alone.
type ByRole = Readonly<Partial<Record<ProcessRole, Readonly<Record<string, readonly string[] | undefined>>>>>
const hidden = hiddenColumns as ByRole
const changed = changedColumns as ByRole

const rightsOfAll = new Map<string, Readonly<Partial<Record<ProcessRole, readonly Right[]>>>>([
  ...Object.entries(tableRights).map(([name, rights]) => [`public.${name}`, rights] as const),
  ...Object.entries(queueRights).map(([name, rights]) => [`pgboss.${name}`, rights] as const),
])

/** The tables that nobody has decided about: they are the owner's alone. */
export const undecidedTables = ({ tables }: Catalogue): string[] =>
  [...tables.keys()].filter(name => !rightsOfAll.has(name)).sort()

/** Every right that the tables of rights give on what is in the database. */
export const wantedGrants = (catalogue: Catalogue): Grant[] => [
  ...processRoles.map(role => grant(role, 'connect', `database ${catalogue.database}`)),
  ...Object.entries(schemaRights).flatMap(([name, roles]) => roles.map(role => grant(role, 'usage', `schema ${name}`))),
  ...Object.entries(functionRights).flatMap(([name, roles]) =>
    (catalogue.functions.get(name) ?? []).flatMap(signature =>
      roles.map(role => grant(role, 'execute', `function ${signature}`)),
    ),
  ),
  ...[...catalogue.tables].flatMap(([table, columns]) => grantsOnTable(table, columns)),
]

const grant = (role: ProcessRole, privilege: string, object: string, column: string | null = null): Grant => ({
  role: roleName(role),
  privilege,
  object,
  column,
})

function grantsOnTable(table: string, columns: readonly string[]): Grant[] {
  const rights = rightsOfAll.get(table) ?? {}
  return processRoles.flatMap(role =>
    (rights[role] ?? []).flatMap(right => {
      const [privilege, only] = narrowed(role, right, table.replace('public.', ''), columns)
      const object = `table ${table}`
      return only === null
        ? [grant(role, privilege, object)]
        : only.map(column => grant(role, privilege, object, column))
    }),
  )
}

/** What PostgreSQL calls the right, and the columns that it is for; null for the whole table. */
function narrowed(
  role: ProcessRole,
  right: Right,
  table: string,
  columns: readonly string[],
): [privilege: string, only: readonly string[] | null] {
  if (right === 'lock') return ['update', columns.slice(0, 1)]
  if (right === 'update') return [right, changed[role]?.[table] ?? null]
  const without = right === 'select' ? hidden[role]?.[table] : undefined
  return [right, without ? columns.filter(column => !without.includes(column)) : null]
}
