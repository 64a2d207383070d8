export {
  type CallVariant,
  countCall,
  countGatewayCall,
  countJob,
  countReport,
  measureProcess,
  renderMetrics,
} from './metrics.ts'
