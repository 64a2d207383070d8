import { isSameCompanyName } from '@invoice-card/domain'
import type { ExaminedFile, ExaminedPayer, RegisterAnswer } from '@invoice-card/contracts/backoffice'

/** As wide as the longest name of a field. */
const readingWidth = 23

/** Holds text of a paper or a form on its line: a control sequence would rewrite the terminal. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')

/** What the register has, where it is another thing than what was given. */
export function registerText(register: RegisterAnswer | null, name: string): string {
  if (register === null) return ''
  const { state, corporation } = register
  if (state === 'not_requested') return 'the register was not asked for its number'
  if (!corporation) return 'the register has no such number'
  return isSameCompanyName(corporation.name, name) ? 'as in the register' : `in the register: ${corporation.name}`
}

export const payerText = (payer: ExaminedPayer | null): string =>
  payer === null
    ? 'payer     nobody has found the request yet'
    : [
        `payer     ${payer.name}`,
        payer.corporate_number ?? 'no corporate number',
        registerText(payer.register, payer.name),
        `company ${payer.company_id}${payer.is_verified ? ', verified' : ''}`,
      ]
        .filter(Boolean)
        .join('  ')

/** A file by its number in the order of the payment, with a line for each value that was read. */
export const fileLines = (file: ExaminedFile, index: number): string[] =>
  [
    `file ${String(index + 1).padEnd(4)} ${file.file_name} (${file.page_count} p.)  of company ${file.company_id}`,
    ...(file.replaced_at === null ? [] : [`  replaced ${file.replaced_at}`]),
    ...(file.ocr.fields === null ? [`  nothing read: ${file.ocr.status}`] : []),
    ...(file.is_addressed_to_payer === false ? ['  addressed to another than the payer'] : []),
    ...readingLines(file),
    ...file.ocr.warnings.map(warning => `  ${'warning'.padEnd(readingWidth)} ${warning}`),
  ].map(printable)

function readingLines({ ocr: { fields }, differences }: ExaminedFile): string[] {
  return Object.entries(fields ?? {}).flatMap(([name, { value, confidence }]) => {
    if (value === null) return []
    const other = differences.find(({ field }) => field === name)
    const applied = other ? `  applied for with ${other.applied ?? 'nothing'}` : ''
    return [`  ${name.padEnd(readingWidth)} ${value}  ${confidence}${applied}`]
  })
}
