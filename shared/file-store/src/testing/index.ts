export { startFaultProxy } from './fault-proxy.ts'
export { startS3, type TestS3 } from './s3-server.ts'
