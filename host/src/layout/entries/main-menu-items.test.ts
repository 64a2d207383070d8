import '@invoice-card/config/testing'
import { emptyStats } from '@invoice-card/session'
import { mainMenuItem } from './main-menu-items.ts'

const remote = {
  version: '1.0.0',
  entry: '',
  files: [],
  prefix: 'payments',
  toggle: 'payments',
  menu: { label: 'お支払い', icon: 'payments', order: 1, targets: [], otherwise: 'create' },
}
const due = '2026-11-28'

// The host named the payments itself.
test.each(['remote_payments', 'remote_suppliers'] as const)('%s shows a deadline where its release says so', name => {
  const declared = { ...remote, menu: { ...remote.menu, deadline: 'duePayments' as const } }
  expect(mainMenuItem(name, declared, emptyStats, { duePayments: due })).toMatchObject({ deadline: due })
  expect(mainMenuItem(name, remote, emptyStats, { duePayments: due })).toMatchObject({ deadline: null })
})
