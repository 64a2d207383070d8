/** Schemas and rules for who writes an environment (ops) or must not trust its file (the API). */
export { Analytics } from './analytics.ts'
export {
  EnvironmentSet,
  UnservedSet,
  type EnvironmentChange,
  type EnvironmentContent,
  type Provenance,
} from './environment-set.ts'
export { DocumentReport, ErrorReport, PageReports, VitalReport } from './page-report.ts'
export type { LiveEnvironment } from './page.ts'
export { percentile, stepOf, valueOf } from './vital-step.ts'
export { auditFile, ScreenAudit } from './screen-audit.ts'
export { RemoteDeclaration } from './remote-declaration.ts'
export { isOver, mostOverrideHours, Override } from './override.ts'
export { Canary, variants, type DocumentVariant, type Variant } from './variant.ts'
export { featuresOf, Toggle, Toggles, toggleStates, type FeatureName } from './toggle.ts'
