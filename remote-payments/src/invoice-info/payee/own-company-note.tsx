import type { Account } from '@invoice-card/contracts'
import {
  convertHolderKana,
  digitsOf,
  isCorporateNumber,
  isOwnCompany,
  isOwnHolder,
  isRegistrationNumber,
  isSameCompanyName,
  toRegistrationNumber,
} from '@invoice-card/domain'
import { useUserInformation } from '@invoice-card/remote'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { FormOne, InvoiceForm } from '../../invoice-values/values.ts'
import { ownNamesOf } from '../../company/own-company.ts'
import { messages } from '../../form-rules/messages.ts'
import { supplierQuery } from '../../invoice-values/supplier-query.ts'

function useOwnNames() {
  const data = useUserInformation()
  return data ? ownNamesOf(data) : null
}

/** Says at once what the payment would be refused for at its end: money goes to somebody else. */
export function OwnCompanyNote({ formOne }: Pick<InvoiceForm, 'formOne'>) {
  const own = useOwnNames()
  const { isNewSupplier, supplierId, supplierName } = formOne
  // Only a namesake has to be checked: nobody can register a supplier under the own number.
  const isNamesake = !isNewSupplier && own !== null && isSameCompanyName(supplierName, own.name)
  const registered = useQuery(supplierQuery(isNamesake ? supplierId : null))
  const supplier = isNewSupplier ? typedSupplier(formOne) : isNamesake ? registered.data : undefined
  return own !== null && supplier && isOwnCompany(own, supplier) ? (
    <Notice tone="danger" isLive>
      {messages.supplier.own}
    </Notice>
  ) : null
}

/** The same for an account, typed or chosen, that the payer holds. */
export function OwnAccountNote({
  formTwo: { isNewAccount, newAccount },
  chosen,
}: Pick<InvoiceForm, 'formTwo'> & { chosen: Account | undefined }) {
  const own = useOwnNames()
  const holder = isNewAccount || !chosen ? zenginOf(newAccount.account_holder_kana) : chosen.account_holder_kana
  return own !== null && holder !== '' && isOwnHolder(own, holder) ? (
    <Notice tone="danger" isLive>
      {messages.account.own}
    </Notice>
  ) : null
}

/** What is half typed is no number yet. */
function typedSupplier({ newSupplier, registration_number }: FormOne) {
  const [corporate, registration] = [digitsOf(newSupplier.corporate_number), toRegistrationNumber(registration_number)]
  return {
    name: newSupplier.name,
    corporate_number: newSupplier.business_form === 1 && isCorporateNumber(corporate) ? corporate : null,
    registration_number: isRegistrationNumber(registration) ? registration : null,
  }
}

function zenginOf(name: string): string {
  const result = convertHolderKana(name)
  return result.is_converted ? result.holder_kana : ''
}
