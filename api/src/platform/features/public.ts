export { isFeatureOn, readFeatures } from './features.ts'
export { requireFeature } from './require-feature.ts'
export { readVerifiedSet } from './verified-set.ts'
