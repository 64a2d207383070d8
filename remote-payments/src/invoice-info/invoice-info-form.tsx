import type { InvoiceFile } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { AppLink, Box, ErrorSummary, Grid, Stack } from '@invoice-card/ui'
import { isBeingRead } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { replacing } from '../checkout/replace-invoice.ts'
import { paths } from '../paths.ts'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { AccountSection } from './payee/account-section.tsx'
import { focusChangedNotice } from './draft/changed-notice.tsx'
import { DraftBar } from './draft/draft-bar.tsx'
import { useEnteredDuplicates } from './invoice/use-entered-duplicates.ts'
import type { TransferCalendar } from '../form-rules/form.ts'
import { InvoiceSection } from './invoice/invoice-section.tsx'
import { useWarnings } from '../issuer/use-warnings.ts'
import { InvoiceSheet } from './invoice/invoice-sheet.tsx'
import { messages } from '../form-rules/messages.ts'
import { fieldOf } from '../invoice-values/reading/focused-field.ts'
import { boxOfField } from '../invoice-values/reading/reading.ts'
import { refusedUseOf } from '../invoice-values/duplicates/use-of-invoice.ts'
import { supplierAccountsQuery } from '../invoice-values/supplier-accounts-query.ts'
import { Findings } from './reading/findings.tsx'
import { ReadingState } from './reading/reading-state.tsx'
import { useIsHeld } from './reading/use-is-held.ts'
import { SupplierSection } from './payee/supplier-section.tsx'
import { TransferSection } from './transfer/transfer-section.tsx'
import { endOfSave } from './draft/end-of-save.ts'
import { useDraftSaving } from './draft/use-draft-saving.ts'
import { useInvoiceInfoForm } from './form/use-invoice-info-form.ts'
import { CheckContext } from './check/check-context.ts'
import { useFieldCheck } from './check/use-field-check.ts'
import { fieldIn, markSeen, saveToCheck } from '../invoice-values/unchecked.ts'
import { TotalBar } from './transfer/total-bar.tsx'
import { useKnownInQueue } from '../draft/queue/use-known-in-queue.ts'
import { readApplication, useApplication } from '../checkout/store.ts'
import { useReadings } from './reading/use-readings.ts'

/** The form with the invoice beside it; focusing a field shows where on the invoice its value stands. */
export function InvoiceInfoScreenForm({
  calendar,
  file,
  isWatched,
}: {
  calendar: TransferCalendar
  file: InvoiceFile | undefined
  /** The user has seen the reading run. */
  isWatched: boolean
}) {
  const navigate = useNavigate()
  const { draftId } = useApplication()
  const isShown = useIsShown()
  const [stopCount, setStopCount] = useState(0)
  const saveNow = useRef<() => Promise<unknown>>(null)
  const isChangedElsewhere = useRef(false)
  const { form, lostDay } = useInvoiceInfoForm(calendar, async () => {
    // A user who turns back at the card issuer finds it again: leaving the flow clears what is only in the flow.
    await endOfSave(saveNow.current?.())
    if (!isShown()) return
    // It was changed meanwhile: here, or elsewhere, which has to be chosen about first.
    if (readApplication().isFormChecked) await navigate(paths.confirm)
    else {
      setStopCount(count => count + 1)
      if (!isChangedElsewhere.current) notify.info(messages.changedMeanwhile)
    }
  })
  const draftSaver = useDraftSaving(form.values, form.editCount > 0)
  const { save: saveDraft, saveChanges, saving } = draftSaver
  useEffect(() => {
    saveNow.current = saveChanges
    isChangedElsewhere.current = saving.status === 'changed'
  }, [saveChanges, saving])
  useEffect(() => {
    if (stopCount > 0 && saving.status === 'changed') focusChangedNotice()
    // Only a way on that was stopped is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stopCount])
  const { matchedName, isLookingUp } = useReadings(form, file)
  const { isNewSupplier, supplierId } = form.values.formOne
  const { data, isLoading: areAccountsComing } = useQuery(supplierAccountsQuery(isNewSupplier ? null : supplierId))
  const isFilling = isLookingUp || areAccountsComing
  const { setFilling } = form
  useEffect(() => setFilling(isFilling), [setFilling, isFilling])
  const { warnings, isComing: areWarningsComing } = useWarnings(form.values.formOne, calendar.today)
  const sources = { file, accounts: data?.accounts, isFilling, warnings, isWatched }
  const { check, openField, toCheck, differences } = useFieldCheck(form, sources)
  const duplicates = useEnteredDuplicates(form.values)
  const hasNoReading = isBeingRead(file) || file?.ocr.fields === null
  const isComing = toCheck === null || duplicates.isComing || areWarningsComing
  const isHeld = useIsHeld(file === undefined || (!hasNoReading && isComing), isWatched)
  const fieldAsked = fieldIn(useLocation().state)
  useEffect(() => {
    if (!isHeld && fieldAsked !== null) check.open(fieldAsked)
    // The way here is the reason, once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld, fieldAsked])
  const open = toCheck?.join(' ')
  useEffect(() => {
    if (file && open !== undefined) saveToCheck(file.file_id, open.split(' ').filter(Boolean))
  }, [file, open])
  useKnownInQueue(draftId, file, form.values)
  const isPaid = refusedUseOf(file, form.values) !== undefined
  const [focusedField, setFocusedField] = useState('')
  const readings = file?.ocr.fields ?? null
  const findings = <Findings {...{ file, toCheck, differences }} form={form.values} duplicates={duplicates.asked} />

  const save = async () => {
    if (await saveDraft()) notify.success(messages.draft.notice)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (saving.status !== 'changed') return form.form.onSubmit(event)
    // The confirmation has no place for the choice, and the payment would make it.
    event.preventDefault()
    focusChangedNotice()
  }
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    const path = fieldOf(target)
    // Where it stands on the invoice is drawn after the press that has moved the focus.
    startTransition(() => setFocusedField(path))
    // A button is no field: to open it would draw the form again within the press.
    if (path !== '' && check.isOpen(path)) openField(path)
    if (file) markSeen(file.file_id, path)
  }

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      <CheckContext value={check}>
        {isHeld && <FormSkeleton />}
        <form {...form.form} onSubmit={submit} hidden={isHeld} aria-label={messages.title} onFocus={onFocus}>
          <Stack gap="4">
            <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
            <ReadingState file={file} isWatched={isWatched} />
            {!isWatched && findings}
            <InvoiceSection form={form} readings={readings} today={calendar.today} />
            <SupplierSection form={form} readings={readings} matchedName={matchedName} />
            <AccountSection form={form} readings={readings} />
            <TransferSection form={form} calendar={calendar} lostDay={lostDay} />
            {/* Fields that may be typed into already must not move. */}
            {isWatched && findings}
            <DraftBar saver={draftSaver} isPaid={isPaid} onSave={() => void save()} onLeave={saveChanges} />
            {/* The bar measures itself when it comes: not while nobody sees it. */}
            {!isHeld && !isPaid && <TotalBar form={form} saver={draftSaver} />}
          </Stack>
        </form>
      </CheckContext>
      <InvoiceSheet file={file} highlight={boxOfField(readings, focusedField)}>
        <Box>
          <AppLink to={paths.create} state={replacing} fontSize="sm">
            {messages.back}
          </AppLink>
        </Box>
      </InvoiceSheet>
    </Grid>
  )
}
