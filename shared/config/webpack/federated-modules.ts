import type { Module } from 'webpack'

/** The federation plugin's stand-in for a shared package; webpack's types do not know it. */
type ConsumedModule = Module & { readonly options: { readonly shareKey: string } }

/** True for what a build takes from the document. */
export const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module'

/**
 * The module that registers a shared package of this build; the runtime loads the package through it, not through the
 * copy that a consumer could fall back to.
 */
type ProvidedModule = Module & { readonly _name: string }

/** True for what a build brings into the document. */
export const isProvided = (module: Module): module is ProvidedModule => module.type === 'provide-module'
