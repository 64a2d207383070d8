import type { accounts } from '@invoice-card/contracts'
import { convertHolderKana } from '@invoice-card/domain'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { unconvertibleMessage } from './messages.ts'

export const accountsHandlers: ApiHandlers<typeof accounts> = {
  convertHolderKana: async ({ body, refuse }) => {
    const result = convertHolderKana(body.name)
    if (!result.is_converted) {
      const message = unconvertibleMessage(result.unconvertible)
      return refuse('holder_not_convertible', { message, fields: [{ field: 'name', message }] })
    }
    return { holder_kana: result.holder_kana, warnings: [...result.warnings] }
  },
}
