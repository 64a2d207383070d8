/** A draft that has nothing in it yet, as the server answers it. */
export const emptyDraft = {
  id: 4,
  buyer_name: null,
  amount: null,
  payment_due_date: null,
  file_name: null,
  is_scheduled: false,
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  values: {},
}
