import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ExaminedSupplier } from '@invoice-card/contracts/backoffice'
import { corporationToSupplier } from '../../parties/suppliers/rows/new-supplier.ts'
import { createTestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { createExaminerDesk } from '../../testing/companies/examiners.ts'

const app = await createTestApp()
after(() => app.close())
const desk = createExaminerDesk(app.examiner)

interface Page {
  readonly suppliers: readonly ExaminedSupplier[]
  readonly next_after: number | null
}
const list = async (...options: string[]) => (await desk.run('suppliers', ...options)).json as Page

test('a supplier that is escalated is found behind more that nobody has decided about', async () => {
  const { companyId } = await createCompany(app.db)
  const now = app.clock.now()
  const rows = await app.db
    .insertInto('suppliers')
    .values(
      Array.from({ length: 502 }, (_, n) => ({
        ...corporationToSupplier({ corporate_name: `第${n}商事株式会社` }),
        company_id: companyId,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const last = ids.at(-1) ?? 0
  await app.db.updateTable('suppliers').set({ status: 'Escalation' }).where('id', '=', last).execute()

  const first = await list()
  assert.deepEqual([first.suppliers.length, first.next_after], [500, ids[499]])
  assert.match((await desk.run('suppliers')).text, new RegExp(`\nMore: --after ${ids[499]}$`))
  const second = await list('--after', String(first.next_after))
  assert.deepEqual([second.suppliers.map(({ id }) => id), second.next_after], [ids.slice(500), null])
  const escalated = await list('--status', 'Escalation')
  assert.deepEqual([escalated.suppliers.map(({ id }) => id), escalated.next_after], [[last], null])
})

test('refuses an invalid page or status of a list as wrong usage', async () => {
  for (const args of [
    ['suppliers', '--after', 'x'],
    ['suppliers', '--status', '1'],
    ['list', '--after', '0'],
  ])
    await assert.rejects(desk.run(...(args as [string])), { name: 'UsageError' }, args.join(' '))
})

test('payments, registrations and freezes have pages too', async () => {
  for (const [command, rows] of [
    ['list', 'invoices'],
    ['registrations', 'companies'],
    ['frozen', 'freezes'],
  ] as const)
    assert.deepEqual((await desk.run(command, '--after', '900000000')).json, { [rows]: [], next_after: null })
})
