export {
  type CallVariant,
  countCall,
  countDigitFailure,
  countGatewayCall,
  countJob,
  countReport,
  measureProcess,
  renderMetrics,
} from './metrics.ts'
