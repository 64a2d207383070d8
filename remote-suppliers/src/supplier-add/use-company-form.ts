import { useForm } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { CompanySchema } from './company-schema.ts'
import { isCorporation, type CompanyValues } from './company-values.ts'
import { changeCreation, markAnswered, readCreation } from './flow-state.ts'
import { messages } from './messages.ts'
import { checkInputOf, supplierCheckQuery } from './queries.ts'

/** The form of /suppliers/add/company; its values are stored with every change. */
export function useCompanyForm() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  // A supplier that cannot be registered is reported here and not two steps later. Without an answer the registration
  // itself reports it.
  const checkMore = async () => {
    const { company } = readCreation()
    const check = await queryClient.fetchQuery(supplierCheckQuery(checkInputOf(company))).catch(() => null)
    const nameField = isCorporation(company) ? 'corporate_name' : 'business_name'
    if (!check?.refusal) return []
    if (check.refusal === 'corporate_number_incorrect')
      return [
        check.field === 'registration_number'
          ? { fieldId: 'registration_number', message: messages.check.wrongNumber }
          : { fieldId: 'corporate_number', message: messages.fields.corporate_number.invalid },
      ]
    return [
      {
        fieldId: nameField,
        message: check.refusal === 'supplier_already_exists' ? messages.check.existing : messages.check.own,
      },
    ]
  }

  return useForm<CompanyValues>({
    initialValues: readCreation().company,
    schema: CompanySchema,
    checkMore,
    refusals: readCreation().refusals,
    onValues: company => changeCreation({ company, isCompanyChecked: false }),
    onEdit: markAnswered,
    onSubmit: company => {
      changeCreation({ company, isCompanyChecked: true })
      return navigate(paths.addBank)
    },
  })
}
export type CompanyForm = ReturnType<typeof useCompanyForm>
