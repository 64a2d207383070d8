import { AppLink, Box, Notice } from '@invoice-card/ui'
import { messages } from '../candidates/messages.ts'
import { useCardRegistration } from './use-card-registration.ts'

const { savedOnly, noCard } = messages

/** No saved card can pay. It stands in the place of the field and takes its focus. */
export function NoCard() {
  const register = useCardRegistration()
  return (
    <Box id="card" tabIndex={-1}>
      <Notice
        tone="attention"
        title={noCard.title}
        actions={register && <AppLink to={register}>{noCard.link}</AppLink>}
      >
        {register ? noCard.text : savedOnly.text}
      </Notice>
    </Box>
  )
}
