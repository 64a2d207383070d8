import { refusePlatform } from '../../platform/http/public.ts'
import { GatewayUnreachableError } from '../../platform/gateway/public.ts'

/** For calls that may simply be made again: no answer becomes 503 with a text that says so. */
export const orUnavailable = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking
  } catch (error) {
    if (error instanceof GatewayUnreachableError)
      refusePlatform('service_unavailable', {
        message: '決済システムから応答がありませんでした。しばらくしてからもう一度お試しください。',
      })
    throw error
  }
}
