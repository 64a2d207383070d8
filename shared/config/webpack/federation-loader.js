import { basename } from 'node:path'

/**
 * Modules of the federation runtime and what stands in their place: how a module ends that may be replaced, so that a
 * new version is noticed, and the text instead.
 * Manifests, `preloadRemote` and trees that are shaken at run time are not used: remotes and preloads come from the
 * environment page. An error names its code, with a link to what it means.
 */
const replaced = {
  'SnapshotHandler.js': {
    exports: 'export { SnapshotHandler, getGlobalRemoteInfo };',
    instead: `export { DisabledSnapshotHandler as SnapshotHandler } from './disabled.js'
      export const getGlobalRemoteInfo = () => ({})`,
  },
  'preload.js': {
    exports: 'export { defaultPreloadArgs, formatPreloadArgs, normalizePreloadExposes, preloadAssets };',
    instead: `export const formatPreloadArgs = () => []
      export const preloadAssets = () => undefined
      export const defaultPreloadArgs = config => config
      export const normalizePreloadExposes = exposes => exposes`,
  },
  'getSharedFallbackGetter.js': {
    exports: 'export { getSharedFallbackGetter };',
    instead: 'export const getSharedFallbackGetter = ({ factory }) => factory',
  },
  'getUsedExports.js': {
    exports: 'export { getUsedExports };',
    instead: 'export const getUsedExports = () => undefined',
  },
  'desc.mjs': {
    exports: 'export { buildDescMap, errorDescMap, runtimeDescMap, typeDescMap };',
    instead: `export const runtimeDescMap = {}
      export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap }`,
  },
  'logger.js': {
    exports: 'export { bindLoggerToCompiler, createInfrastructureLogger, createLogger, infrastructureLogger, logger };',
    instead: `export const createLogger = prefix => {
        const say = method => (...args) => console[method](prefix, ...args)
        const [info, silent] = [say('info'), () => undefined]
        return { log: say('log'), info, success: info, ready: info, warn: say('warn'), error: say('error'),
          debug: silent, setPrefix: silent, setDelegate: silent }
      }
      export const logger = createLogger('[ Module Federation ]')
      export const bindLoggerToCompiler = () => undefined
      export { createLogger as createInfrastructureLogger, logger as infrastructureLogger }`,
  },
}

export default function smallerFederation(source) {
  const name = basename(this.resourcePath)
  const { exports, instead } = replaced[name]
  if (!source.includes(exports)) {
    throw new Error(`The federation runtime no longer writes "${exports}" in ${name}: see what took its place`)
  }
  return instead
}
