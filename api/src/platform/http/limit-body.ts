import { bodyLimit } from 'hono/body-limit'
import { refusePlatform } from './refuse.ts'

/** For routes beside the contract: reads no more of a body than `maxBytes` and refuses the rest like any call. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({ maxSize: maxBytes, onError: () => refusePlatform('payload_too_large') })
