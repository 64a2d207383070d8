/** A draft that has nothing in it yet, as the server answers it. */
export const emptyDraft = {
  id: 5,
  supplier_name: null,
  amount: null,
  due_date: null,
  file_id: null,
  file_name: null,
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  values: {},
  was_there: false,
}
