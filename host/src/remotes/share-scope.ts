import type { UserOptions } from '@module-federation/runtime-core'

/**
 * What the host shares with remotes. The build writes it from the one list of shared packages
 * (shared/config/webpack/share-scope-loader.js); without a build there is nothing to share.
 */
export const shareScope: UserOptions['shared'] = {}
