import type { PreGroup, PreGroupState, PreItem } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import { findDraftsOfGroup } from '../drafts/public.ts'
import { newSupplierOf } from '../payees/public.ts'
import { findNameOfAny, findSameSupplier, findSupplier } from '../../parties/suppliers/public.ts'
import type { GroupRow, PreItemRow } from './store.ts'
import { isInProgress } from './pending.ts'

const stateOf = ({ id, reference, payment_id, discarded_at, invoice_status }: PreItemRow) => ({
  pre_id: id,
  reference,
  is_registered: payment_id !== null,
  is_discarded: discarded_at !== null,
  payment_id,
  invoice_status,
})

export const toState = (
  group: { readonly id: number; readonly created_at: Date },
  items: readonly PreItemRow[],
): PreGroupState => ({ id: group.id, created_at: group.created_at.toISOString(), items: items.map(stateOf) })

export const toSummary = ({ created_at, ...group }: GroupRow) => ({ ...group, created_at: created_at.toISOString() })

export async function toGroup(
  db: Db,
  companyId: number,
  group: GroupRow,
  rows: readonly PreItemRow[],
  now: Date,
): Promise<PreGroup> {
  const drafts = await findDraftsOfGroup(db, companyId, group.id, now)
  const items: PreItem[] = []
  for (const row of rows) {
    const isOpen = row.payment_id === null && row.discarded_at === null
    items.push({
      ...(await toItem(db, companyId, row)),
      is_in_progress: isInProgress(row, now),
      draft_id: isOpen ? (drafts.get(row.id) ?? null) : null,
    })
  }
  return { ...toSummary(group), items }
}

async function toItem(
  db: Db,
  companyId: number,
  item: PreItemRow,
): Promise<Omit<PreItem, 'is_in_progress' | 'draft_id'>> {
  const {
    supplier,
    amount,
    due_date,
    issue_date,
    invoice_number,
    registration_number,
    transfer_person_name,
    file_ids,
    invoice_id,
  } = item
  const known =
    supplier.kind === 'existing'
      ? await findSupplier(db, companyId, supplier.supplier_id)
      : await findSameSupplier(db, companyId, newSupplierOf(supplier))
  return {
    ...stateOf(item),
    invoice_id,
    is_action_required: item.is_action_required ?? false,
    supplier,
    supplier_id: known?.id ?? null,
    supplier_name:
      known?.name ??
      (supplier.kind === 'existing'
        ? ((await findNameOfAny(db, companyId, supplier.supplier_id)) ?? '')
        : newSupplierOf(supplier).name),
    amount,
    due_date,
    issue_date,
    invoice_number,
    registration_number,
    transfer_person_name,
    file_ids,
  }
}
