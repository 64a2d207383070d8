import { digitsOf, displayKana } from '@invoice-card/domain'
import { CompanyName, DateText, SkeletonText, styled } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment, memo, type ReactNode } from 'react'
import { typedAccountLine } from '../invoice-values/typed-account-line.ts'
import { holderKanaOf } from '../invoice-values/application.ts'
import type { FormTwo, InvoiceForm } from '../invoice-values/values.ts'
import { supplierAccountsQuery } from '../invoice-values/supplier-accounts-query.ts'
import { messages } from './messages.ts'
import { NewMark, Part, type PartsProps } from './part.tsx'
import type { PaperNote } from './use-paper-note.ts'

const { terms, sections } = messages

// Low, so that a phone shows it together with the amount.
const Lines = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'baseline',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
})

/**
 * Who is paid, on which account and when, before the card, and on a phone right after it; with the link to correct it.
 * What is warned of here has a tick, without which the press pays nothing; other warnings stand before the card.
 */
export const PayeeAndDays = ({ children, ...props }: PartsProps & { readonly children?: ReactNode }) => (
  <Part title={sections.payee} isEditable={props.isEditable}>
    {children}
    <PayeeLines form={props.form} paper={props.paper} />
  </Part>
)

/** A card or tick that is chosen below changes nothing here. */
const PayeeLines = memo(function PayeeLines({ form, paper }: Omit<PartsProps, 'isEditable'>) {
  const { isNewSupplier, newSupplier, supplierName, transfer_date, due_date } = form.formOne
  const corporateNumber = isNewSupplier && newSupplier.business_form === 1 && digitsOf(newSupplier.corporate_number)
  return (
    <Lines>
      <dt>{terms.supplier}</dt>
      <dd>
        <CompanyName>{isNewSupplier ? newSupplier.name : supplierName}</CompanyName>
        {isNewSupplier && <NewMark />}
        {paper(isNewSupplier ? 'formOne.newSupplier.name' : 'formOne.supplierId')}
      </dd>
      {corporateNumber && (
        <>
          <dt>{terms.corporate_number}</dt>
          <dd>{corporateNumber}</dd>
        </>
      )}
      {form.formTwo.isNewAccount ? (
        <NewAccountLines {...form.formTwo} paper={paper} />
      ) : (
        <KnownAccountLines form={form} paper={paper} />
      )}
      <dt>{terms.transfer_date}</dt>
      <dd>
        <DateText value={transfer_date} />
      </dd>
      <dt>{terms.due_date}</dt>
      <dd>
        <DateText value={due_date} />
        {paper('formOne.due_date')}
      </dd>
    </Lines>
  )
})

const accountParts = ['bank_code', 'branch_code', 'account_type', 'account_number'] as const

/** The form has the account in words, but not its holder; the screen before has asked for the accounts already. */
function KnownAccountLines({ form, paper }: { form: InvoiceForm; paper: PaperNote }) {
  const { supplierId } = form.formOne
  const { accountId, accountLabel } = form.formTwo
  const { data, isPending } = useQuery(supplierAccountsQuery(supplierId))
  const holder = data?.accounts.find(({ id }) => id === accountId)?.account_holder_kana
  return (
    <>
      <dt>{terms.account}</dt>
      <dd>
        {accountLabel}
        {paper('formTwo.accountId')}
      </dd>
      <dt>{terms.holder}</dt>
      <dd>{isPending ? <SkeletonText lines={1} /> : holder ? displayKana(holder) : terms.notLoaded}</dd>
    </>
  )
}

/** An account that nobody was paid on yet is exactly what an invoice fraud changes. */
function NewAccountLines({ newAccount, paper }: FormTwo & { readonly paper: PaperNote }) {
  return (
    <>
      <dt>{terms.account}</dt>
      <dd>
        {typedAccountLine(newAccount)}
        <NewMark />
        {accountParts.map(part => (
          <Fragment key={part}>{paper(`formTwo.newAccount.${part}`)}</Fragment>
        ))}
      </dd>
      <dt>{terms.holder}</dt>
      <dd>
        {displayKana(holderKanaOf(newAccount.account_holder_kana))}
        {paper('formTwo.newAccount.account_holder_kana')}
      </dd>
    </>
  )
}
