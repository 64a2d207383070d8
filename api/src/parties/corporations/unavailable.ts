import { refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { RegistryUnreachableError } from './registry.ts'

/** For a call whose only purpose is the look-up: 503, and the form goes on without. */
export const orRegistryUnavailable = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking
  } catch (error) {
    if (error instanceof RegistryUnreachableError)
      refusePlatform('service_unavailable', {
        message: '法人情報を検索できませんでした。法人名などを直接入力してください。',
      })
    throw error
  }
}

/** For work that goes on without the register: null where it did not answer. */
export const orUnknown = async <T>({ log }: Pick<Services, 'log'>, asking: Promise<T>): Promise<T | null> => {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof RegistryUnreachableError)) throw error
    log.warn({ err: error }, 'register of corporations did not answer')
    return null
  }
}
