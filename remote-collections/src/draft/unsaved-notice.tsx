import { Button, HStack, Notice, Stack, TextButton } from '@invoice-card/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { changeCollectionFlow, readCollectionFlow, useCollectionFlow } from '../request-flow/flow-state.ts'
import { messages } from './messages.ts'
import { draftWork } from './save-draft.ts'
import {
  removeUnsaved,
  storeUnsaved,
  unsavedName,
  type UnsavedRequest,
  useUnsavedRequests,
} from './unsaved-requests.ts'

const words = messages.unsaved

/** Offers what was typed and could not be saved as a draft when its flow was left. */
export function UnsavedNotice() {
  const navigate = useNavigate()
  const { draftKey } = useCollectionFlow()
  // What is open again is saved by its own screens.
  const offered = useUnsavedRequests().filter(({ key }) => key !== draftKey)
  if (offered.length === 0) return null
  const goOn = ({ flow }: UnsavedRequest) => {
    const open = readCollectionFlow().isDraftUnsaved ? draftWork() : null
    if (open) storeUnsaved(open)
    changeCollectionFlow(flow)
    void navigate(paths.invoiceInfo)
  }
  return (
    <Stack gap="3">
      {offered.map(request => {
        const name = unsavedName(request)
        const actions = (
          <HStack gap="4">
            <Button size="sm" aria-label={words.goOnWith(name)} onClick={() => goOn(request)}>
              {words.goOn}
            </Button>
            <TextButton size="sm" aria-label={words.discardOf(name)} onClick={() => removeUnsaved(request.key)}>
              {words.discard}
            </TextButton>
          </HStack>
        )
        return (
          <Notice key={request.key} tone="attention" title={words.title(name)} actions={actions}>
            {words.help}
          </Notice>
        )
      })}
    </Stack>
  )
}
