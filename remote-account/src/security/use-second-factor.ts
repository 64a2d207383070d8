import { bus, notify } from '@invoice-card/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showAnswer, userCalls } from '@invoice-card/remote'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { messages } from './messages.ts'

type Change = Parameters<typeof userCalls.updateSecuritySettings>[0]['body']

/** Changes what is asked at a sign-in; the answer is the settings as they are now. */
export function useSecondFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) => userCalls.updateSecuritySettings({ body }),
    onSuccess: async settings => {
      await showAnswer(client, securitySettingsQuery.queryKey, settings)
      notify.success(settings.is_second_factor_required ? messages.switchedOn : messages.switchedOff)
      // The user gets a notification too.
      bus.emit('statsChanged', {})
    },
  })
}
