import type { PublicEnvironment } from '@invoice-card/remote/base'
import { environment } from './environment.ts'

const { name, cardFrameOrigin, tokenApiKey, links } = environment

/** What screens may know of the environment. */
export const publicEnvironment: PublicEnvironment = { name, cardFrameOrigin, tokenApiKey, links }
