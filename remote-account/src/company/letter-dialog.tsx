import type { UserInformation } from '@invoice-card/contracts'
import { displayPostalCode } from '@invoice-card/domain'
import { ContactLink } from '@invoice-card/remote'
import { ConfirmDialog, DescriptionList, DescriptionRow, Stack, Text } from '@invoice-card/ui'
import { messages } from './verification-messages.ts'

const words = messages.request

interface LetterDialogProps {
  readonly user: UserInformation
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Shows where the letter goes before it is posted: for a week no other can be sent. */
export const LetterDialog = ({ user, isOpen, isBusy, onConfirm, onCancel }: LetterDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    title={words.dialogTitle}
    confirmLabel={words.confirm}
    isBusy={isBusy}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <Stack gap="4">
      <Text>{words.destination[user.business_form]}</Text>
      <DescriptionList>
        <DescriptionRow term={user.corporation ? words.registered : messages.letter.to}>
          <Text whiteSpace="pre-line">{addressOf(user).join('\n')}</Text>
        </DescriptionRow>
      </DescriptionList>
      <Text size="sm">{words.typo}</Text>
      <ContactLink>{messages.contact}</ContactLink>
    </Stack>
  </ConfirmDialog>
)

/** The lines of the address, as the letter has it; of a corporation the one in the register, mostly the same. */
function addressOf({ corporation: company, sole_proprietor: person }: UserInformation): string[] {
  const parts = company
    ? [
        displayPostalCode(company.postal_code),
        company.address_state + company.address_city + company.address_street,
        company.address_building_name,
        `${company.corporate_name} 御中`,
      ]
    : person && [
        displayPostalCode(person.home_postal_code),
        person.home_address_state + person.home_address_city + person.home_address_street,
        person.home_address_building_name,
        `${person.representative_last_name} ${person.representative_first_name} 様`,
      ]
  return (parts ?? []).filter((line): line is string => Boolean(line))
}
