/**
 * The oldest version of each browser that the product runs in, as users read it in README and docs/product.md. Builds
 * write syntax for these, and `check` refuses what they lack (decision 0146).
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const

/** The edition of ECMAScript that all of them read. */
export const ecmaEdition = 2022

/** For swc, as queries of browserslist. */
export const browserQueries: readonly string[] = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser} >= ${version}`,
)

/** For esbuild. */
export const esbuildTargets: readonly string[] = [
  `es${ecmaEdition}`,
  ...Object.entries(oldestBrowsers).map(([browser, version]) => browser + version),
]
