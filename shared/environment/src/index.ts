/** What the browser needs: names and types. No validator, so that none is loaded: ops has validated what it wrote. */
export { environmentElementId, failedAttribute, storageKeys, storagePrefix } from './names.ts'
export { readBlock } from './page-block/read.ts'
export type { BlockRelease, PageBlock } from './page-block/block.ts'
export { parseUrl } from './parse-url.ts'
export type { ErrorReport, VitalReport } from './page-report.ts'
export type { EnvironmentPage, LiveEnvironment, PageRemote, RemoteName } from './page.ts'
export type { FeatureName, ToggleState } from './toggle.ts'
export type { DocumentVariant } from './variant.ts'
