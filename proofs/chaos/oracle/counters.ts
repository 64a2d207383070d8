import type { Invariant } from './world.ts'

// docs/product.md#payment-tabs, written out a second time on purpose: this must not share the tabs' table with the
// product.
const tabs: Readonly<Record<string, string>> = {
  payments_actionRequired: 'status in (1, 2, 3) and is_buyer_action_required',
  payments_waiting: `kind = 'request' and status in (6, 7)`,
  payments_review: `status in (1, 2) and not is_buyer_action_required`,
  payments_reserved: 'status = 3',
  payments_history: 'status in (4, 5, 8)',
  collections_request: 'status in (6, 7, 1, 2)',
  collections_decided: 'status = 3',
  collections_history: 'status in (4, 5, 8)',
}

const counted = Object.entries(tabs)
  .map(([name, condition]) => {
    const company = name.startsWith('payments_') ? 'buyer_company_id' : 'seller_company_id'
    return `select ${company} as company_id, '${name}' as name, count(*) as count from invoices where ${company} is not null and ${condition} group by 1`
  })
  .join(' union all ')

/** Every stored count is the number of rows that it stands for. */
export const counters: Invariant = async ({ rows }) => {
  const wrong = await rows<{ company_id: number; name: string; stored: number; there: number }>(`
    with counted as (${counted})
    select company_id, name, coalesce(k.count, 0) as stored, coalesce(c.count, 0) as there
    from counted c full join (select * from company_counters where name in (${Object.keys(tabs)
      .map(name => `'${name}'`)
      .join()})) k using (company_id, name)
    where coalesce(k.count, 0) <> coalesce(c.count, 0)`)
  return wrong.map(({ company_id, name, stored, there }) => ({
    about: '',
    text: `counter ${name} of company ${company_id} says ${stored}, there are ${there}`,
  }))
}
