import type { PreGroup, PreItem } from '@invoice-card/contracts'
import { fileId } from './payment.ts'

/** An item about the sample invoice, to a registered supplier. */
export const preItem: PreItem = {
  pre_id: 31,
  reference: 'SHIWAKE-1',
  is_registered: false,
  is_discarded: false,
  payment_id: null,
  invoice_status: null,
  invoice_id: null,
  is_action_required: false,
  is_in_progress: false,
  draft_id: null,
  supplier: { kind: 'existing', supplier_id: 7 },
  supplier_id: 7,
  supplier_name: '株式会社青葉デザイン製作所',
  amount: 607_200,
  due_date: '2026-11-30',
  issue_date: '2026-11-01',
  invoice_number: 'INV-2026-0112',
  registration_number: null,
  transfer_person_name: null,
  file_ids: [fileId],
}
const newPayee: PreItem = {
  ...preItem,
  pre_id: 32,
  reference: null,
  supplier: { kind: 'sole_proprietor', supplier: { business_name: '山田工房' } },
  supplier_id: null,
  supplier_name: '山田工房',
  amount: 66_000,
  invoice_number: null,
  file_ids: [],
}
const paid: PreItem = {
  ...preItem,
  pre_id: 33,
  supplier_name: '株式会社みなと印刷',
  is_registered: true,
  payment_id: '00000000-0000-4000-8000-000000000033',
  invoice_status: 3,
  invoice_id: 18,
}
const discarded: PreItem = { ...preItem, pre_id: 34, supplier_name: '北星物流株式会社', is_discarded: true }

/** Two items to be paid, one that is, and one that was put aside. */
export const preGroup: PreGroup = {
  id: 5,
  client_name: 'クラウド会計',
  created_at: '2026-11-19T07:05:00Z',
  count_items: 3,
  count_registered: 1,
  total_amount: 1_280_400,
  items: [preItem, newPayee, paid, discarded],
}

const { items: _, ...summary } = preGroup
export const preGroupList = { pre_groups: [summary], count: 1, count_open_items: 2 }
