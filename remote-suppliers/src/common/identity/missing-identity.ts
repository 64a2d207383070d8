import type { Supplier } from '@invoice-card/contracts'

export type IdentityField = 'name_kana' | 'registration_number'
const fields = ['name_kana', 'registration_number'] as const

/** What a supplier was registered without and can still be given. A rejected one stays as it is. */
export const missingIdentity = (supplier: Supplier): readonly IdentityField[] =>
  supplier.status === 'Rejected' ? [] : fields.filter(field => !supplier[field])
