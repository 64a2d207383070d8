import { displayKana, toRegistrationNumber } from '@invoice-card/domain'
import { DateText, DescriptionList, DescriptionRow, Money, Stack } from '@invoice-card/ui'
import { memo } from 'react'
import { holderKanaOf } from '../invoice-values/application.ts'
import type { Application } from '../checkout/entry.ts'
import { amountOf } from '../invoice-values/typed-text.ts'
import { messages } from './messages.ts'
import { Part, type PartsProps } from './part.tsx'

const { terms, sections } = messages

interface SummaryProps extends PartsProps {
  readonly file: Application['invoiceFile']
  readonly attachedFiles: Application['attachedFiles']
  /** Beside it, with its fee and what the invoice says. */
  readonly isAmountShown: boolean
}

/**
 * Everything that was entered but for payee, account and days, with a link back to each part. A card or tick that is
 * chosen beside it changes nothing here.
 */
export const Summary = memo(function Summary({
  form,
  file,
  attachedFiles,
  paper,
  isEditable,
  isAmountShown,
}: SummaryProps) {
  const { formOne, formTwo } = form
  return (
    <Stack gap={{ base: '4', lg: '6' }}>
      <Part title={sections.invoice} isEditable={isEditable}>
        <DescriptionList>
          <DescriptionRow term={terms.file}>{file?.file_name}</DescriptionRow>
          {attachedFiles.length > 0 && (
            <DescriptionRow term={terms.attached}>
              {attachedFiles.map(({ file_name }) => file_name).join('、')}
            </DescriptionRow>
          )}
          {!isAmountShown && (
            <DescriptionRow term={terms.amount}>
              <Money amountYen={amountOf(formOne.amount) ?? 0} />
              {paper('formOne.amount')}
            </DescriptionRow>
          )}
          <DescriptionRow term={terms.invoice_number}>
            {formOne.invoice_number || terms.none}
            {paper('formOne.invoice_number')}
          </DescriptionRow>
          <DescriptionRow term={terms.registration_number}>
            {toRegistrationNumber(formOne.registration_number) || terms.none}
            {paper('formOne.registration_number')}
          </DescriptionRow>
          <DescriptionRow term={terms.issue_date}>
            {formOne.issue_date ? <DateText value={formOne.issue_date} /> : terms.none}
            {paper('formOne.issue_date')}
          </DescriptionRow>
        </DescriptionList>
      </Part>
      <Part title={sections.transfer} isEditable={isEditable}>
        <DescriptionList>
          <DescriptionRow term={terms.transfer_person_name}>
            {displayKana(holderKanaOf(formTwo.transfer_person_name))}
          </DescriptionRow>
        </DescriptionList>
      </Part>
    </Stack>
  )
})
