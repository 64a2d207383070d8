import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead, ReadingProgress } from '@invoice-card/invoice-file'
import {
  AppLink,
  Box,
  Button,
  DateField,
  ErrorSummary,
  FormSection,
  Notice,
  Stack,
  TextArea,
  TextField,
} from '@invoice-card/ui'
import { useNavigate } from 'react-router-dom'
import { RequestBar } from '../calculation/request-bar.tsx'
import type { DepositCalendar } from '../deposit/deposit-calendar.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import { LinkHint } from '../request-form/link-hint.tsx'
import { useEntry } from '../request-flow/store.ts'
import { UsedFileNotice } from '../request/used-file-notice.tsx'
import { paths } from '../paths.ts'
import { AmountsSection } from './amounts-section.tsx'
import { BuyerSection } from './buyer-section.tsx'
import { DepositSection } from './deposit-section.tsx'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { messages } from './messages.ts'
import { readingNotes } from './reading-note.tsx'
import { useReadings } from './use-readings.ts'
import { useRequestForm } from './use-request-form.ts'

const { fields, sections } = messages

/** What is asked of whom: the form that a file fills as it is read. */
export function RequestContent({ calendar, file }: { calendar: DepositCalendar; file: InvoiceFile | undefined }) {
  const navigate = useNavigate()
  const { isNewAccount, accountId } = useEntry().bankFormInfo
  // An earlier request or a draft names one: it is shown, and can be changed, on the confirmation.
  const isAccountKnown = accountId !== null && !isNewAccount
  const form = useRequestForm(calendar, () => void navigate(isAccountKnown ? paths.confirm : paths.account))
  const { matchedName, isOwnCompany } = useReadings(form, file)
  const note = readingNotes(file, form.values)
  return (
    <>
      <form {...form.form} aria-label={messages.title}>
        <Stack gap="6">
          <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
          <UsedFileNotice file={file} />
          {file && isBeingRead(file) && (
            <Notice>
              <ReadingProgress percent={file.ocr.progress * 100} label={messages.reading} />
            </Notice>
          )}
          {isOwnCompany && (
            <Notice tone="attention" isLive title={messages.ownInvoice.title}>
              {messages.ownInvoice.text}
            </Notice>
          )}
          <BuyerSection form={form} matchedName={matchedName} note={note} />
          <FormSection title={sections.invoice}>
            <TextField
              {...form.field('invoice_number')}
              label={fields.invoice_number.label}
              required={false}
              help={note('invoice_number')}
              fieldWidth="md"
              autoComplete="off"
            />
            <DateField
              {...form.field('issue_date')}
              label={fields.issue_date.label}
              required={false}
              help={note('issue_date')}
            />
          </FormSection>
          <AmountsSection form={form} note={note} />
          <DuplicateNotice form={form.values} />
          <DepositSection form={form} calendar={calendar} note={note} />
          <FormSection title={sections.message}>
            <TextArea
              {...form.field('message')}
              label={fields.message.label}
              required={false}
              help={fields.message.help}
            />
            <LinkHint text={form.values.message} />
          </FormSection>
          <DraftBar />
          <RequestBar form={form.values}>
            <Button type="submit" size="lg" iconEnd="arrow_forward" isLoading={form.isSubmitting}>
              {isAccountKnown ? messages.nextKnown : messages.next}
            </Button>
          </RequestBar>
        </Stack>
      </form>
      <Box>
        <AppLink to={paths.create}>{messages.back}</AppLink>
      </Box>
    </>
  )
}
