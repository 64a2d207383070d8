import unlabelled from './unlabelled-loader.js'

/**
 * Lines of react-router that begin what no code of ours reaches, and what stands there instead.
 * Only the framework mode fills the context by which a link fetches the page it leads to, only server components
 * fill that of the error boundary, and nobody instruments a route. Nothing that submits to a route or fetches one
 * beside it is shared (react-router.ts), no server has rendered the page, and no navigation asks for a view transition.
 */
const unreached = {
  'return shouldPrefetch && !isAbsolute ?': 'return false ?',
  'function usePrefetchBehavior(prefetch, theirElementProps) {':
    'function usePrefetchBehavior() { return [false, undefined, {}];',
  'if (this.context && ': 'if (false && ',
  'if (this.context) {': 'if (false) {',
  'if (init.instrumentations) {': 'if (false) {',
  'async function fetch2(key, routeId, href, opts) {': 'async function fetch2() { return;',
  '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {': '} else if (false) {',
  'let revalidatingFetchers = [];': 'return { dsMatches, revalidatingFetchers: [] }; let revalidatingFetchers;',
  'let fetcherResultsPromise = Promise.all(':
    'return { loaderResults: await loaderResultsPromise, fetcherResults: {} }; let fetcherResultsPromise = Promise.all(',
  'opts?.hydrationData || parseHydrationData()': 'opts?.hydrationData',
  'restoreAppliedTransitions(routerWindow, appliedViewTransitions);': '',
  'persistAppliedTransitions(routerWindow, appliedViewTransitions);': '{};',
  'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {':
    'if (false) {',
  '} else if (pendingViewTransitionEnabled) {': '} else if (false) {',
  'viewTransitionOpts == null || isViewTransitionAvailable,': 'true,',
  'if (!viewTransitionOpts || !isViewTransitionAvailable) {': '{',
  'if (vtContext.isTransitioning && !vtContext.flushSync) {': 'if (false) {',
  'if (renderDfd && pendingState && router.window) {': 'if (false) {',
  'if (renderDfd && pendingState && state.location.key === pendingState.location.key) {': 'if (false) {',
  'if (!vtContext.isTransitioning && interruption) {': 'if (false) {',
}

/** Takes out of react-router what is unreached, and the labels that hold its components. */
export default function reached(source) {
  if (!source.includes('function LinkWithRef(')) return unlabelled(source)
  let text = source
  for (const [original, replacement] of Object.entries(unreached)) {
    if (!text.includes(original)) {
      throw new Error(`react-router no longer writes "${original}": see what took its place`)
    }
    text = text.replaceAll(original, replacement)
  }
  return unlabelled(text)
}
