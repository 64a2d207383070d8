import { basename } from 'node:path'

/**
 * Modules of the federation runtime and what stands in their place: how a module ends that may be replaced, so that a
 * new version is noticed, and the text instead.
 * Manifests, `preloadRemote` and trees that are shaken at run time are not used: remotes and preloads come from the
 * environment page. An error names its code, with a link to what it means.
 * A remote has no remotes of its own, provides nothing, has one share scope, and consumes nothing before a chunk.
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
  'updateOptions.js': {
    exports: 'export { updateConsumeOptions, updateRemoteOptions };',
    instead: '',
  },
  'consumes.js': {
    exports: 'export { consumes };',
    instead: `import { attachShareScopeMap } from './attachShareScopeMap.js'
      export function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
        const { federation, consumesLoadingData, m, c, o } = webpackRequire
        attachShareScopeMap(webpackRequire)
        if (!o(chunkMapping, chunkId)) return
        for (const id of chunkMapping[chunkId]) {
          if (!o(installedModules, id)) {
            const { shareKey, shareScope, fallback, ...shareConfig } =
              consumesLoadingData.moduleIdToConsumeDataMapping[id]
            const install = run => {
              m[id] = module => {
                delete c[id]
                module.exports = run()
              }
            }
            installedModules[id] = federation.instance
              .loadShare(shareKey, {
                customShareInfo: { shareConfig, scope: shareScope },
                context: { trigger: 'build', moduleId: id, chunkId },
              })
              .then(factory => {
                installedModules[id] = 0
                install(factory === false ? fallback() : factory)
              })
              .catch(error => {
                delete installedModules[id]
                install(() => {
                  throw error
                })
              })
          }
          promises.push(installedModules[id])
        }
      }`,
  },
  'initializeSharing.js': {
    exports: 'export { initializeSharing };',
    instead: `import { attachShareScopeMap } from './attachShareScopeMap.js'
      export function initializeSharing({ shareScopeName, webpackRequire, initScope = [] }) {
        const { instance } = webpackRequire.federation
        instance.initializeSharing(shareScopeName, { strategy: 'loaded-first', initScope, from: 'build' })
        attachShareScopeMap(webpackRequire)
      }`,
  },
  'installInitialConsumes.js': {
    exports: 'export { installInitialConsumes };',
    instead: `export const installInitialConsumes = () => {
      throw new Error('A remote may consume nothing before its first chunk')
    }`,
  },
  'initContainerEntry.js': {
    exports: 'export { initContainerEntry };',
    instead: `import { attachShareScopeMap } from './attachShareScopeMap.js'
      export function initContainerEntry({ webpackRequire, shareScope, initScope, shareScopeKey, ...rest }) {
        const { instance, initOptions } = webpackRequire.federation
        instance.initOptions({ name: initOptions.name, remotes: [], ...rest.remoteEntryInitOptions })
        instance.initShareScopeMap(shareScopeKey, shareScope)
        attachShareScopeMap(webpackRequire)
        return webpackRequire.I(shareScopeKey, initScope)
      }`,
  },
  'init.js': {
    exports: 'export { init };',
    instead: `import { init as start } from '@module-federation/runtime'
      export const init = ({ webpackRequire }) => start(webpackRequire.federation.initOptions)`,
  },
  'index.js': {
    exports:
      'export { attachShareScopeMap, bundlerRuntime, bundlerRuntimeOptions, federation as default, initOptions, instance, runtime };',
    instead: `import { attachShareScopeMap } from './attachShareScopeMap.js'
      import { consumes } from './consumes.js'
      import { initializeSharing } from './initializeSharing.js'
      import { installInitialConsumes } from './installInitialConsumes.js'
      import { initContainerEntry } from './initContainerEntry.js'
      import { init } from './init.js'
      const bundlerRuntime = { consumes, I: initializeSharing, S: {}, installInitialConsumes, initContainerEntry, init }
      const bundlerRuntimeOptions = {}
      const runtime = {}
      const federation = { runtime, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions }
      const { initOptions, instance } = federation
      export { attachShareScopeMap, bundlerRuntime, bundlerRuntimeOptions, federation as default, initOptions,
        instance, runtime }`,
  },
  'context.js': {
    exports: 'export { optionsToMFContext };',
    instead: 'export const optionsToMFContext = () => undefined',
  },
  'helpers.js': {
    exports: 'export { helpers_default as default };',
    // Entries that were built before read these.
    instead: 'export default { global: {}, share: {}, utils: {} }',
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
