import { Button, HStack, Notice, Stack, TextButton } from '@invoice-card/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { RequestEntry } from '../request-flow/entry.ts'
import { dispatch, readEntry, useEntry, useUnsaved } from '../request-flow/store.ts'
import { messages } from './messages.ts'
import { draftWork } from './save-draft.ts'
import { storeUnsaved, unsavedName } from './unsaved-requests.ts'

const words = messages.unsaved

/** Offers what was typed and could not be saved as a draft when its flow was left. */
export function UnsavedNotice() {
  const navigate = useNavigate()
  const { draftKey } = useEntry()
  // A request that is open again is saved by its own screens.
  const offered = Object.entries(useUnsaved()).filter(([key]) => key !== draftKey)
  if (offered.length === 0) return null
  const goOn = (entry: RequestEntry) => {
    const open = readEntry().isDraftUnsaved ? draftWork() : null
    if (open) storeUnsaved(open)
    dispatch({ type: 'begun', entry })
    void navigate(paths.invoiceInfo)
  }
  return (
    <Stack gap="3">
      {offered.map(([key, entry]) => {
        const name = unsavedName(entry)
        const actions = (
          <HStack gap="4">
            <Button size="sm" aria-label={words.goOnWith(name)} onClick={() => goOn(entry)}>
              {words.goOn}
            </Button>
            <TextButton
              size="sm"
              aria-label={words.discardOf(name)}
              onClick={() => dispatch({ type: 'inputDiscarded', key })}
            >
              {words.discard}
            </TextButton>
          </HStack>
        )
        return (
          <Notice key={key} tone="attention" title={words.title(name)} actions={actions}>
            {words.help}
          </Notice>
        )
      })}
    </Stack>
  )
}
