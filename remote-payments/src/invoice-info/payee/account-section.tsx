import type { Account, OcrFields } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'
import { Button, FormSection, Notice, RadioGroup, Spinner } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paperNote } from '../../invoice-values/reading/paper-note.tsx'
import { accountOn, isAccountOn } from '../../invoice-values/reading/matching.ts'
import { messages } from '../../form-rules/messages.ts'
import { NewAccountFields } from './new-account-fields.tsx'
import { OwnAccountNote } from './own-company-note.tsx'
import { CheckedField } from '../check/checked-field.tsx'
import { RowGroup } from '../check/row-group.tsx'
import { supplierAccountsQuery } from '../../invoice-values/supplier-accounts-query.ts'
import { isEdited, type InvoiceInfoForm } from '../form/use-invoice-info-form.ts'

const { account: words, fields } = messages

interface AccountSectionProps {
  readonly form: InvoiceInfoForm
  /** What the fields are filled in from. */
  readonly readings: OcrFields | null
  /** What the lines under the fields say that the invoice says; without it the readings. */
  readonly paper?: OcrFields | null
}

/** Where the money goes: an account of the chosen supplier, or a new one. */
export function AccountSection({ form, readings, paper = readings }: AccountSectionProps) {
  const { isNewSupplier, supplierId } = form.values.formOne
  const { isNewAccount, accountId } = form.values.formTwo
  const { data, error, refetch, isFetching } = useQuery(supplierAccountsQuery(isNewSupplier ? null : supplierId))
  const isAsked = !isNewSupplier && supplierId !== null
  const accounts = isAsked ? (data?.accounts ?? []) : []
  const hasNone = isAsked && data?.accounts.length === 0
  useProposedAccount(form, readings, data?.accounts)

  const isOnInvoice = readings === null ? null : accounts.map(account => isAccountOn(readings, account))
  const differs = isOnInvoice !== null && accounts.length > 0 && isOnInvoice.every(isSame => isSame === false)
  const chosen = isNewAccount ? undefined : accounts.find(({ id }) => id === accountId)
  const isOff = (says: OcrFields | null) => says !== null && chosen !== undefined && isAccountOn(says, chosen) === false
  const isChosenOff = !differs && isOff(readings)
  const notYet =
    !isNewSupplier && supplierId === null ? (
      words.needsSupplier
    ) : isAsked && !data && !error ? (
      <Spinner label={words.loading} />
    ) : undefined
  const choose = (value: string) => {
    if (value === 'new') return form.change('formTwo.isNewAccount', true)
    form.change('formTwo.isNewAccount', false)
    form.change('formTwo.accountId', Number(value))
    const account = accounts.find(({ id }) => id === Number(value))
    form.change('formTwo.accountLabel', account ? accountLine(account) : '')
  }

  return (
    <FormSection title={messages.sections.account}>
      {isAsked && !data && error && (
        // The next step for a user without a chosen account.
        <Notice
          tone="danger"
          isLive
          actions={
            <Button
              id="formTwo.accountId"
              size="sm"
              variant="secondary"
              icon="refresh"
              isLoading={isFetching}
              onClick={() => void refetch()}
            >
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {differs && (
        <Notice tone="attention" isLive>
          {words.differs}
        </Notice>
      )}
      {isChosenOff && (
        <Notice tone="attention" isLive>
          {words.chosenDiffers}
        </Notice>
      )}
      <RowGroup>
        {(accounts.length > 0 || notYet !== undefined) && (
          <CheckedField
            path={isNewAccount ? 'formTwo.isNewAccount' : 'formTwo.accountId'}
            label={fields.accountId.label}
            value={chosen ? `${accountLine(chosen)} ${displayKana(chosen.account_holder_kana)}` : words.add}
          >
            <RadioGroup
              id="formTwo.accountId"
              name="formTwo.accountId"
              label={fields.accountId.label}
              required
              layout="cards"
              help={notYet}
              error={form.errorOf('formTwo.accountId')}
              note={isOff(paper) ? paperNote('formTwo.accountId', form.values, paper, []) : null}
              value={isNewAccount ? 'new' : accountId === null ? undefined : String(accountId)}
              onChange={event => choose(event.target.value)}
              options={
                accounts.length === 0
                  ? []
                  : [
                      ...accounts.map(account => ({
                        value: String(account.id),
                        label: accountLine(account),
                        description: displayKana(account.account_holder_kana),
                      })),
                      { value: 'new', label: words.add },
                    ]
              }
            />
          </CheckedField>
        )}
        {(isNewAccount || hasNone) && <NewAccountFields form={form} readings={readings} paper={paper} />}
      </RowGroup>
      <OwnAccountNote formTwo={form.values.formTwo} chosen={hasNone ? undefined : chosen} />
    </FormSection>
  )
}

/** Proposes the account on the invoice, else the only one there is; never against what the user chose. */
function useProposedAccount(
  form: InvoiceInfoForm,
  readings: OcrFields | null,
  accounts: readonly Account[] | undefined,
) {
  const { supplierId, isNewSupplier } = form.values.formOne
  const { accountId } = form.values.formTwo
  useEffect(() => {
    if (accounts === undefined || isNewSupplier) return
    // An account belongs to its supplier: another supplier makes any choice void.
    const chosen = accounts.find(({ id }) => id === accountId)
    const isNewByHand = accountId === null && isEdited('formTwo.isNewAccount')
    if (isNewByHand) {
      // Nothing is left to choose from.
      if (accounts.length === 0)
        form.patch(current => ({ ...current, formTwo: { ...current.formTwo, isNewAccount: true } }))
      return
    }
    // In the place of an account that was deleted nothing is chosen by itself.
    const isGone = accountId !== null && !chosen
    const isOther = readings !== null && accounts.some(account => isAccountOn(readings, account) === false)
    const proposed =
      chosen ??
      (readings ? accountOn(readings, accounts) : undefined) ??
      (isGone || isOther || accounts.length !== 1 ? undefined : accounts[0])
    form.patch(current => ({
      ...current,
      formTwo: {
        ...current.formTwo,
        accountId: proposed?.id ?? null,
        accountLabel: proposed ? accountLine(proposed) : '',
        isNewAccount: accounts.length === 0 || (chosen !== undefined && current.formTwo.isNewAccount),
      },
    }))
    // Only a new supplier, its accounts or new readings are a reason to propose.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [accounts, supplierId, isNewSupplier, readings])
}
