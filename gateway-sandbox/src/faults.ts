import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const defaultDelayMs: Record<string, number> = { time_out: 60_000, pending: 5_000, delay_push: 5_000 }

const common = {
  order_id: v.nullish(v.string(), null),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  delay_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))),
}
const calls = { ...common, command: v.pipe(v.string(), v.regex(/^(\*|[A-Za-z]+\/(card|mpi|cardinfo))$/)) }

/** What a test may arm; README.md says what each kind does. */
export const NewFault = v.variant('kind', [
  v.strictObject({
    ...calls,
    kind: v.literal('decline'),
    value: v.optional(v.picklist(['AC01', 'AC02', 'AC03']), 'AC02'),
  }),
  v.strictObject({ ...calls, kind: v.literal('authentication_status'), value: v.picklist(['N', 'U', 'A']) }),
  v.strictObject({
    ...calls,
    kind: v.picklist(['lost_answer', 'time_out', 'server_error', 'server_error_after', 'pending', 'wrong_amount']),
  }),
  v.strictObject({
    ...common,
    command: v.literal('push'),
    kind: v.picklist(['delay_push', 'duplicate_push', 'drop_push']),
  }),
])
type NewFault = v.InferOutput<typeof NewFault>

export type Fault = {
  id: number
  command: string
  kind: NewFault['kind']
  order_id: string | null
  remaining: number
  delay_ms: number
  value: string | null
}

export function armFault(database: DatabaseSync, fault: NewFault): void {
  const delayMs = fault.delay_ms ?? defaultDelayMs[fault.kind] ?? 0
  database
    .prepare('INSERT INTO faults (command, kind, order_id, remaining, delay_ms, value) VALUES (?, ?, ?, ?, ?, ?)')
    .run(fault.command, fault.kind, fault.order_id, fault.times, delayMs, 'value' in fault ? fault.value : null)
}

/** The oldest armed fault that fits, used up once. */
export function takeFault(database: DatabaseSync, command: string, orderId: string | undefined): Fault | undefined {
  const wildcard = command === 'push' ? command : '*'
  const fault = database
    .prepare(
      'SELECT * FROM faults WHERE remaining > 0 AND command IN (?, ?) AND (order_id IS NULL OR order_id = ?) ORDER BY id LIMIT 1',
    )
    // The row has the columns of the schema, which TypeScript cannot see.
    .get(command, wildcard, orderId ?? '') as Fault | undefined
  if (fault) database.prepare('UPDATE faults SET remaining = remaining - 1 WHERE id = ?').run(fault.id)
  return fault
}

export function listFaults(database: DatabaseSync): Fault[] {
  return database.prepare('SELECT * FROM faults WHERE remaining > 0 ORDER BY id').all() as Fault[]
}

export function disarmFaults(database: DatabaseSync): void {
  database.exec('DELETE FROM faults')
}
