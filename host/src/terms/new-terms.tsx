import { currentTermsVersion } from '@invoice-card/domain'
import { notify } from '@invoice-card/events'
import { notifyFailure, showAnswer, userInformationQuery, useUserInformation } from '@invoice-card/remote'
import { AppLink, Button, HStack, Notice } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '../navigation/paths.ts'
import { acceptTerms } from './accept-terms.ts'
import { termsMessages as messages } from './messages.ts'

/**
 * Asks for the acceptance of revised terms; nothing where the ones in force are accepted, or where that is not known.
 */
export function NewTerms({ isBesideText = false }: { isBesideText?: boolean }) {
  const data = useUserInformation()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    // The version whose text this build shows: accepted is only what could be read.
    mutationFn: () => acceptTerms(currentTermsVersion),
    onSuccess: async accepted => {
      await showAnswer(queryClient, userInformationQuery.queryKey, known => known && { ...known, ...accepted })
      notify.success(messages.accepted)
    },
    onError: error => notifyFailure(error, messages.unknown),
  })
  if (!data || data.accepted_terms_version === data.current_terms_version) return null
  return (
    <Notice
      title={messages.revisedTitle}
      actions={
        <HStack gap="4">
          <Button size="sm" isLoading={isPending} onClick={() => mutate()}>
            {messages.accept}
          </Button>
          {!isBesideText && <AppLink to={paths.termsOfService.getHref()}>{messages.read}</AppLink>}
        </HStack>
      }
    >
      {messages.revised}
    </Notice>
  )
}
