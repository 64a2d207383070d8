import type { ExaminedFile, ExaminedPayer } from '@invoice-card/contracts/backoffice'
import { isSameCompanyName } from '@invoice-card/domain'
import { findRegisterAnswer } from '../../../parties/corporations/public.ts'
import type { Db } from '../../../platform/database/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { differencesOf } from './reading-differences.ts'
import { type ExaminedRow, findPayer, listEvidence } from './store.ts'

export async function describePayer(
  services: Services,
  { buyer_company_id }: Pick<ExaminedRow, 'buyer_company_id'>,
): Promise<ExaminedPayer | null> {
  if (buyer_company_id === null) return null
  const { verified_at, ...payer } = await findPayer(services.db, buyer_company_id)
  const { corporate_number } = payer
  return {
    ...payer,
    is_verified: verified_at !== null,
    register: corporate_number === null ? null : await findRegisterAnswer(services, corporate_number),
  }
}

/** The files of a payment with what was read from each, beside the payer and what was applied for. */
export async function describeEvidence(
  db: Db,
  invoice: ExaminedRow,
  payer: ExaminedPayer | null,
): Promise<ExaminedFile[]> {
  const files = await listEvidence(db, invoice.id)
  return files.map(({ id, ocr_status, ocr_fields, ocr_warnings, added_at, replaced_at, ...file }) => ({
    ...file,
    file_id: id,
    added_at: added_at.toISOString(),
    replaced_at: replaced_at?.toISOString() ?? null,
    ocr: {
      status: ocr_status,
      fields: ocr_fields,
      warnings: file.company_id === payer?.company_id ? ocr_warnings : [],
    },
    is_addressed_to_payer: isAddressedTo(payer, ocr_fields?.payer_name.value ?? null),
    differences: ocr_fields === null ? [] : differencesOf(ocr_fields, invoice),
  }))
}

const isAddressedTo = (payer: ExaminedPayer | null, addressee: string | null): boolean | null =>
  payer === null || addressee === null ? null : isSameCompanyName(addressee, payer.name)
