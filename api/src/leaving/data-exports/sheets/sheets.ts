import type { Sheet } from './sheet.ts'
import { companySheets } from './company.ts'
import { paymentSheets } from './payments.ts'
import { recordSheets } from './records.ts'
import { supplierSheets } from './suppliers.ts'

/**
 * Every CSV of the download. A table that a company has something in owes a sheet here, or a reason in decision 0063.
 */
export const sheets: readonly Sheet[] = [...companySheets, ...supplierSheets, ...paymentSheets, ...recordSheets]
